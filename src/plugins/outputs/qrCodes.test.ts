import {describe, expect, it} from 'vitest';
import {sheetAnchors, svgOf} from './qrCodes';

describe('the QR codes of sheets', () => {
  it('are those of the headings before the sections, also of several sections and other levels', () => {
    const html =
      '<div data-sheet></div><h2 id="a">A</h2><div><div data-sheet="">x</div></div><h3 id="b">B</h3><p>y</p>' +
      '<h3 id="c">C</h3><div data-sheet><h4 id="d">D</h4></div><h2>Without anchor</h2><div data-sheet></div>';
    expect(sheetAnchors(html)).toEqual(['a', 'c']);
    expect(sheetAnchors('<h2 id="a">A</h2>')).toEqual([]);
  });

  it('have the three corner marks of the standard', () => {
    const svg = svgOf('https://example.com/a#b');
    const size = Number(/viewBox="0 0 (\d+) /.exec(svg)![1]);
    for (const mark of [`M0 0h7v1h-7z`, `M${size - 7} 0h7v1h-7z`, `M0 ${size - 7}h7v1h-7z`]) {
      expect(svg).toContain(mark);
    }
    expect(svg).not.toContain(`M${size - 7} ${size - 1}h7v1h-7z`);
  });
});
