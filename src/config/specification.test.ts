import {expect, it} from 'vitest';
import config from '../../docusaurus.config';

it('a broken link stops the build of CI, and is told to writers', () => {
  const broken = process.env['CI'] ? 'throw' : 'warn';
  expect(config).toMatchObject({onBrokenLinks: broken, onBrokenAnchors: broken, onBrokenMarkdownLinks: broken});
});
