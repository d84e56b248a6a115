import {expect, it} from 'vitest';
import {markEnd, markStart, toHtml} from './query';

it('a text has no markup except its marks', () => {
  expect(toHtml(`a ${markStart}<mark>${markEnd} & &amp; "b" 'c'`)).toBe(
    'a <mark>&lt;mark&gt;</mark> &amp; &amp;amp; &quot;b&quot; &#39;c&#39;',
  );
});
