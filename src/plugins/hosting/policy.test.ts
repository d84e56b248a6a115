import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {hasPolicy, headerPolicy, metaPolicy, withMetaPolicy} from './policy';
import {elements} from '../../lib/elements';

const input = {scripts: ["'sha256-abc='"]};

describe('the policy', () => {
  it('allows scripts from files and by hash, and never inline or evaluated ones', () => {
    const scripts = headerPolicy(input)
      .split('; ')
      .find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha256-abc='");
    expect(headerPolicy(input)).not.toContain('unsafe-eval');
  });

  it('allows the own origin only, and neither frames nor plug-ins', () => {
    expect(headerPolicy({scripts: []}).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "frame-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('names another origin only when the options do', () => {
    expect(headerPolicy({...input, connect: ['https://search.example.com']})).toContain(
      "connect-src 'self' https://search.example.com;",
    );
  });

  it('allows style elements by hash only', () => {
    expect(headerPolicy({...input, styles: ["'sha256-def='"]})).toContain("style-src 'self' 'sha256-def=';");
  });

  it('forbids frames in the header; in a page browsers would ignore that', () => {
    expect(headerPolicy(input)).toContain("frame-ancestors 'none'");
    expect(metaPolicy(input)).not.toContain('frame-ancestors');
  });
});

describe('a page', () => {
  /** The page with policy `x`. */
  const withPolicy = (html: string): string =>
    withMetaPolicy({name: 'a.html', html, hasPolicy: hasPolicy(elements(parse(html)))}, 'x');

  it('gets its policy behind the charset, before its first script', () => {
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
