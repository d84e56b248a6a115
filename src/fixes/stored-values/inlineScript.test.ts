import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {storedValuesScript} from './inlineScript';

type Values = Record<string, string>;

/** Runs the script in a page with the given attributes and storage; returns what they are afterwards. */
function after({
  root = {},
  stored = {},
  isDark = false,
  set,
  get,
}: {root?: Values; stored?: Values; isDark?: boolean; set?: () => never; get?: () => never} = {}) {
  const attributes = new Map(Object.entries(root));
  const values = new Map(Object.entries(stored));
  runInNewContext(storedValuesScript('the-new-one'), {
    document: {
      documentElement: {
        getAttribute: (name: string) => attributes.get(name) ?? null,
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
    },
    localStorage: {
      getItem: get ?? ((key: string) => values.get(key) ?? null),
      setItem: set ?? ((key: string, value: string) => values.set(key, value)),
      removeItem: (key: string) => values.delete(key),
    },
    matchMedia: (query: string) => ({matches: query === '(prefers-color-scheme: dark)' && isDark}),
  });
  return {root: Object.fromEntries(attributes), stored: Object.fromEntries(values)};
}

const shown = {'docusaurus.announcement.id': 'the-new-one'};
const theme = (mode: string): Values => ({'data-theme': mode, 'data-theme-choice': mode});
const fail = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a stored colour mode', () => {
  it.each(['light', 'dark'])('%s is kept', (mode) => {
    const before = {root: theme(mode), stored: {...shown, theme: mode}, isDark: mode === 'light'};
    expect(after(before)).toEqual({root: before.root, stored: before.stored});
  });

  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('system is kept, and in a system whose dark mode is %s the page is %s', (isDark, mode) => {
    const stored = {...shown, theme: 'system'};
    expect(after({root: theme('system'), stored, isDark})).toEqual({root: theme(mode), stored});
  });

  it.each(['banana', '', 'darker', 'system '])('"%s" is forgotten, and the page is light', (value) => {
    expect(after({root: theme(value), stored: {...shown, theme: value}, isDark: true})).toEqual({
      root: theme('light'),
      stored: shown,
    });
  });

  it('stays if the URL asks for an unknown value', () => {
    const stored = {...shown, theme: 'dark'};
    expect(after({root: theme('banana'), stored})).toEqual({root: theme('light'), stored});
  });

  it('is light while the storage is blocked', () => {
    expect(after({root: theme('banana'), get: fail}).root).toEqual(theme('light'));
  });
});

describe('an announcement', () => {
  const hidden = {...theme('light'), 'data-announcement-bar-initially-dismissed': 'true'};
  const isHidden = ({root}: {root: Values}): boolean => root['data-announcement-bar-initially-dismissed'] === 'true';
  const older = {'docusaurus.announcement.id': 'an-older-one', 'docusaurus.announcement.dismiss': 'true'};

  it('that was closed stays hidden', () => {
    const stored = {...shown, 'docusaurus.announcement.dismiss': 'true'};
    expect(after({root: hidden, stored})).toEqual({root: hidden, stored});
  });

  it('is shown at once when an older one was closed', () => {
    const result = after({root: hidden, stored: older});
    expect(isHidden(result)).toBe(false);
    expect(result.stored['docusaurus.announcement.dismiss']).toBe('false');
  });

  it('is shown while the storage is full', () => {
    expect(isHidden(after({root: hidden, stored: older, set: fail}))).toBe(false);
  });
});
