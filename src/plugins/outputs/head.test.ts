import {describe, expect, it} from 'vitest';
import {withAdditions} from './head';

const additions = {policy: 'x', font: '<i>font</i>', copy: '<i>copy</i>'};
const meta = '<meta http-equiv="Content-Security-Policy" content="x">';

describe('the head of a page', () => {
  it.each([
    [
      'minified',
      '<!doctype html><html lang=en><meta charset=UTF-8>|1|<script>a="<title>"</script>|2|<title>T</title><link rel=stylesheet href=a><body><title>S</title>',
      ['<link rel=stylesheet href=a>'],
    ],
    [
      'as written',
      '<!doctype html><html><head>\r\n<META CHARSET="utf-8" />|1|<!-- <title> -->|2|<title data-x=">">T</title><link\nREL="stylesheet" href="a"></head><body class="<title>">',
      ['<link\nREL="stylesheet"'],
    ],
  ])('receives its policy, the link to its copy and the font, %s', (_, html, [style]) => {
    const plain = html.replaceAll(/\|\d\|/g, '');
    const expected = html
      .replace('|1|', meta)
      .replace('|2|', additions.copy)
      .replace(style!, additions.font + style);
    expect(withAdditions(plain, 'a.html', additions)).toBe(expected);
  });

  it('without a style or title receives its policy only', () => {
    expect(withAdditions('<meta charset=utf-8><script>a</script>', 'a.html', additions)).toBe(
      `<meta charset=utf-8>${meta}<script>a</script>`,
    );
  });

  it('begins with the policy, also if nothing separates the places', () => {
    expect(withAdditions('<meta charset=utf-8><title>T</title>', 'a.html', additions)).toBe(
      `<meta charset=utf-8>${meta}${additions.copy}<title>T</title>`,
    );
  });

  it('without a charset at its start stops the build', () => {
    expect(() => withAdditions('<p>x', 'a.html', additions)).toThrow('a.html: no <meta charset>');
    const late = `<!doctype html><title>${'x'.repeat(1024)}</title><meta charset=utf-8>`;
    expect(() => withAdditions(late, 'a.html', additions)).toThrow('in its first 1024 characters');
  });
});
