import {describe, expect, it} from 'vitest';
import {parse} from 'parse5';
import {elements} from '../../lib/elements';
import {inlineCode, scriptSources} from './inlineScripts';

const known = [{name: 'greeting', why: 'test', contains: 'hello'}];

const codeOf = (html: string): ReturnType<typeof inlineCode> => inlineCode(elements(parse(html)));

describe('the sources for the inline scripts of a page', () => {
  it('are refused for a script that nobody has listed', () => {
    expect(() => scriptSources('a.html', codeOf('<script>evil()</script>'), known)).toThrow(
      'a.html: inline script "evil()"; expected no inline code but the scripts listed in src/config/inlineScripts.ts (greeting)',
    );
  });

  it.each([
    ['handler', '<b onclick="hello()">x</b>'],
    ['javascript address', '<a href=" JavaScript:hello()">x</a>'],
  ])('are refused for a %s, even with known words', (kind, html) => {
    expect(() => scriptSources('a.html', codeOf(html), known)).toThrow(`a.html: inline ${kind}`);
  });
});
