import {describe, expect, it} from 'vitest';
import {withMetaPolicy} from './contentSecurityPolicy';

describe('a page', () => {
  it('gets its policy after the charset, before its first script', () => {
    expect(withMetaPolicy('<!doctype html><html lang=en><meta charset=UTF-8><script>a</script>', 'a.html', 'x')).toBe(
      '<!doctype html><html lang=en><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="x"><script>a</script>',
    );
  });

  it('without a charset at its start stops the build', () => {
    expect(() => withMetaPolicy('<p>x', 'a.html', 'x')).toThrow('a.html: no <meta charset>');
    const late = `<!doctype html><title>${'x'.repeat(1024)}</title><meta charset=utf-8>`;
    expect(() => withMetaPolicy(late, 'a.html', 'x')).toThrow('in its first 1024 characters');
  });
});
