import {expect, it} from 'vitest';
import {permanentPath} from './permanentPath';
import {qrCodePath} from './qrCodePath';

it('has the number of the version, also for the current release and its start page', () => {
  const last = {version: '2.0.0', isLast: true};
  expect(permanentPath('/base/docs/help/', last, '/base/')).toBe('docs/2.0.0/help/');
  expect(permanentPath('/docs/', last, '/')).toBe('docs/2.0.0/');
  expect(permanentPath('/base/docs/1.0.0/a/b', {version: '1.0.0', isLast: false}, '/base/')).toBe('docs/1.0.0/a/b');
  expect(permanentPath('/docs/next/a', {version: 'current', isLast: false}, '/')).toBe('docs/next/a');
});

it('leads to one QR code for each section of a version', () => {
  expect(qrCodePath('docs/2.0.0/help/', 'a')).toBe('qr/2.0.0/help/a.svg');
  expect(qrCodePath('docs/next/docs/b', 'docs')).toBe('qr/next/docs/b/docs.svg');
  expect(qrCodePath('changes/1.0.0-to-next', 'steps')).toBe('qr/changes/1.0.0-to-next/steps.svg');
});
