import nprogress from 'nprogress';
import {expect, it} from 'vitest';
import './index';

it('the progress bar begins at 8 % and creeps by up to 2 % every 800 ms, each step in 200 ms', () => {
  expect(nprogress.settings).toMatchObject({minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800});
});
