import {describe, expect, it} from 'vitest';
import {parse} from 'parse5';
import {elements} from '../../lib/elements';
import {hashSource, inlineCode, scriptSources} from './inlineScripts';

const known = [{name: 'greeting', why: 'test', contains: 'hello'}];

const codeOf = (html: string): ReturnType<typeof inlineCode> => inlineCode(elements(parse(html)));

describe('inline code of a page', () => {
  it('is found without attribute quotes, in modules and in templates', () => {
    const html = '<p><script>a()</script><script type=module>b()</script><template><script>c()</script></template>';
    expect(codeOf(html).map(({code}) => code)).toEqual(['a()', 'b()', 'c()']);
  });

  it('does not include files and data', () => {
    expect(codeOf('<script src=/a.js></script><script type="application/ld+json">{}</script>')).toEqual([]);
  });

  it('includes speculation rules, style elements, handlers and javascript addresses', () => {
    const html =
      '<script type=speculationrules>{}</script><style>p{}</style><b onclick="a()">x</b><a href=" javascript:a()">x</a>';
    expect(codeOf(html).map(({kind}) => kind)).toEqual(['script', 'style', 'handler', 'javascript address']);
  });
});

describe('the sources for the inline scripts of a page', () => {
  it('are their hashes, as browsers compute them', () => {
    // The example of the specification: https://www.w3.org/TR/CSP3/#strict-dynamic-usage uses the same algorithm.
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(scriptSources('a.html', codeOf('<script>hello()</script>'), known)).toEqual([hashSource('hello()')]);
  });

  it('are refused for a script that nobody has listed', () => {
    expect(() => scriptSources('a.html', codeOf('<script>evil()</script>'), known)).toThrow(
      'a.html: inline script "evil()"; expected no inline code but the scripts listed in src/config/inlineScripts.ts (greeting)',
    );
  });

  it('are refused for handlers, even with known words', () => {
    expect(() => scriptSources('a.html', codeOf('<b onclick="hello()">x</b>'), known)).toThrow('inline handler');
  });
});
