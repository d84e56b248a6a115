import nprogress from 'nprogress';
import {expect, it} from 'vitest';
import './index';

it('the progress bar has no roles and moves its bar', () => {
  const {template, barSelector} = nprogress.settings;
  expect(template).toContain('aria-hidden="true"');
  expect(template).not.toContain('role=');
  expect(template).toContain(`class="${barSelector.replace('.', '')}"`);
});
