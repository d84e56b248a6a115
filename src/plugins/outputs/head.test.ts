import {describe, expect, it} from 'vitest';
import {partStyles, withAdditions} from './head';

const additions = {policy: 'x', font: '<i>font</i>', styles: '<i>styles</i>', copy: '<i>copy</i>'};
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
      .replace(style!, `${additions.font}${style!}${style!.endsWith('>') ? additions.styles : ''}`)
      .replace('" href="a">', `$&${additions.styles}`);
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

  it('links the styles of the parts that it has, but not a second time', () => {
    const styles = partStyles(
      new Map([
        ['/all.css', '.plain{}.row_Ab1-{}'],
        ['/late.css', '.dialog{}'],
        ['/home.css', '@media print{.page_x3Yz .row{}}.page_x3Yz,.top_00__{}'],
      ]),
    );
    expect(styles('<link href=/all.css><p class="row_Ab1-">dialog')).toBe('');
    expect(styles('<link href=/all.css><p class=top_00__>')).toBe('<link rel=stylesheet href=/home.css>');
    expect(styles('<p class="a page_x3Yz row_Ab1-"></p>')).toBe(
      '<link rel=stylesheet href=/all.css><link rel=stylesheet href=/home.css>',
    );
    expect(styles('<p class="subpage_x3Yz top_00__b">')).toBe('');
  });

  it('without a charset at its start stops the build', () => {
    expect(() => withAdditions('<p>x', 'a.html', additions)).toThrow('a.html: no <meta charset>');
    const late = `<!doctype html><title>${'x'.repeat(1024)}</title><meta charset=utf-8>`;
    expect(() => withAdditions(late, 'a.html', additions)).toThrow('in its first 1024 characters');
  });
});
