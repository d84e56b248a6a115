import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {hasPolicy, withMetaPolicy} from './contentSecurityPolicy';
import {elements} from '../../lib/elements';

describe('a page', () => {
  /** The page with policy `x`. */
  const withPolicy = (html: string): string =>
    withMetaPolicy({name: 'a.html', html, hasPolicy: hasPolicy(elements(parse(html)))}, 'x');

  it('gets its policy after the charset, before its first script', () => {
    expect(withPolicy('<!doctype html><html lang=en><meta charset=UTF-8><script>a</script>')).toBe(
      '<!doctype html><html lang=en><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="x"><script>a</script>',
    );
  });

  it('without a charset, or with a policy of its own, stops the build', () => {
    expect(() => withPolicy('<p>x')).toThrow('a.html: no <meta charset>');
    const late = `<!doctype html><title>${'x'.repeat(1024)}</title><meta charset=utf-8>`;
    expect(() => withPolicy(late)).toThrow('in its first 1024 characters');
    const own = '<meta charset=utf-8><meta http-equiv=content-security-policy content=x>';
    expect(() => withPolicy(own)).toThrow('has a <meta> policy already');
  });
});
