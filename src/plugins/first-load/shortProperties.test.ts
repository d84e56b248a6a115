import {describe, expect, it} from 'vitest';
import {createShortener} from './shortProperties';

describe('custom properties with short names', () => {
  const nowhere = (): boolean => false;

  it('have the same name in all style sheets, the most frequent one the shortest', () => {
    const page = ':root{--rare:1px;--often:2px}a{margin:var(--often);padding:var(--often,var(--rare))}';
    const dialog = 'b{margin:var(--often)}';
    const shortened = createShortener([page, dialog], nowhere);
    expect(shortened(page)).toBe(':root{--b:1px;--a:2px}a{margin:var(--a);padding:var(--a,var(--b))}');
    expect(shortened(dialog)).toBe('b{margin:var(--a)}');
  });

  it('leave classes with two hyphens alone', () => {
    const css = '.card--big{--size:2px}.a--b:not(.c--d){margin:calc(1px*var(--size))}';
    expect(createShortener([css], nowhere)(css)).toBe('.card--big{--a:2px}.a--b:not(.c--d){margin:calc(1px*var(--a))}');
  });

  it('leave names alone that a script has, and take none that a script or a style sheet has', () => {
    const css = ':root{--by-script:0;--one:1;--two:2;--b:3}';
    const shortened = createShortener([css], (name) => ['--by-script', '--a', '--b'].includes(name));
    expect(shortened(css)).toBe(':root{--by-script:0;--c:1;--d:2;--b:3}');
  });

  it('go on with two letters after fifty-two', () => {
    const css = Array.from({length: 54}, (_, number) => `--p${number + 100}:0`).join(';');
    expect(createShortener([css], nowhere)(css)).toMatch(/--Z:0;--aa:0;--ab:0$/);
  });
});
