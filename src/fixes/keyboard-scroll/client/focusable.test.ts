import {describe, expect, it} from 'vitest';
import {updateFocusable} from './focusable';

/** An element of a given width and content, with its attributes. */
function element(
  scrollWidth: number,
  attributes: Record<string, string> = {},
): Parameters<typeof updateFocusable>[0] & {attributes: Record<string, string>} {
  return {
    scrollWidth,
    clientWidth: 300,
    attributes,
    hasAttribute: (name) => name in attributes,
    setAttribute: (name, value) => void (attributes[name] = value),
    removeAttribute: (name) => void Reflect.deleteProperty(attributes, name),
  };
}

describe('a table or code block', () => {
  it('that is too wide becomes a stop of the Tab key', () => {
    const table = element(900);
    updateFocusable(table);
    expect(table.attributes['tabindex']).toBe('0');
  });

  it('that fits again is no longer focusable', () => {
    const table = element(900);
    updateFocusable(table);
    updateFocusable(Object.assign(table, {scrollWidth: 300}));
    expect(table.attributes).toEqual({});
  });

  it('that has a place of its own keeps it', () => {
    const code = element(300, {tabindex: '0'});
    updateFocusable(code);
    expect(code.attributes).toEqual({tabindex: '0'});
  });
});
