import {describe, expect, it} from 'vitest';
import {type Edited, editBetween, isSpared, moved, redo, undo, write} from './edits';

const unedited = (text: string): Edited => ({text, past: [], future: []});
/** Types texts one after the other. */
const typed = (edited: Edited, ...texts: string[]): Edited =>
  texts.reduce((one, text) => write(one, text, true), edited);
/** Replaces the text, as a fix does. */
const fixed = (edited: Edited, text: string): Edited => write(edited, text);

describe('the edit between two texts', () => {
  it.each([
    ['', '', 0, '', ''],
    ['ab', 'ab', 2, '', ''],
    ['', 'ab', 0, '', 'ab'],
    ['ab', '', 0, 'ab', ''],
    ['aa', 'aaa', 2, '', 'a'],
    ['aaa', 'aa', 2, 'a', ''],
    ['a: x\nb', 'a: yy\nb', 3, 'x', 'yy'],
    ['ab', 'ba', 0, 'ab', 'ba'],
  ])('%j to %j is the shortest one', (before, after, start, removed, added) => {
    expect(editBetween(before, after)).toMatchObject({start, removed, added});
  });
});

describe('undo', () => {
  it('takes back a fix and what was typed after it one after the other, and redo makes both again', () => {
    const all = typed(fixed(unedited('por: 1'), 'port: 1'), 'port: 12', 'port: 123');
    const texts = [all, undo(all), undo(undo(all)), undo(undo(undo(all)))].map(({text}) => text);
    expect(texts).toEqual(['port: 123', 'port: 1', 'por: 1', 'por: 1']);
    expect(redo(undo(all))).toEqual({...all, typedTo: undefined});
    expect(redo(redo(undo(undo(all))))).toEqual({...all, typedTo: undefined});
    expect(redo(all).text).toBe(all.text);
  });

  it('does not take back a fix together with a key next to it', () => {
    expect(undo(typed(fixed(unedited('a: x'), 'a: y'), 'a: yz')).text).toBe('a: y');
    expect(undo(fixed(typed(unedited('a'), 'ab'), 'abc')).text).toBe('ab');
  });

  it.each([
    ['a word', ['a', 'ab', 'abc'], ''],
    ['a corrected word', ['a', 'ab', 'a', 'ac'], ''],
    ['deleted letters', ['abc', 'ab', 'a'], 'abc'],
    ['a second line', ['a', 'a\n', 'a\nb'], 'a\n'],
    ['a key elsewhere', ['a', 'ab', 'xab'], 'ab'],
    ['a pasted text', ['a', 'a: paste'], 'a'],
  ])('takes back %s in one step', (_, texts, expected) => {
    expect(undo(typed(unedited(''), ...texts)).text).toBe(expected);
  });

  it('forgets the undone edits after another edit', () => {
    const other = typed(undo(typed(unedited('a'), 'long')), 'else');
    expect(redo(other).text).toBe('else');
    expect(undo(other).text).toBe('a');
  });

  it('keeps fewer steps of a long text', () => {
    const texts = Array.from({length: 50}, (_, index) => String(index % 10).repeat(1_000_000));
    expect(texts.reduce(fixed, unedited('')).past).toHaveLength(20);
  });
});

describe('a place in an edited text', () => {
  const text = 'port: 8080\nstage: dev\n';
  const place = {start: 6, end: 10};
  const after = (other: string) => {
    const edit = editBetween(text, other);
    const {start, end} = moved(place, edit);
    return [isSpared(place, edit), other.slice(start, end)];
  };
  it.each([
    ['nothing', text, true, '8080'],
    ['an edit before it', `# new\n${text}`, true, '8080'],
    ['an edit directly before it', text.replace('8080', '\t8080'), false, '8080'],
    ['an edit directly after it', text.replace('8080', '8080 #'), false, '8080'],
    ['an edit after it', text.replace('dev', 'production'), true, '8080'],
    ['a deletion before it', text.replace('port', 'p'), true, '8080'],
    ['an edit in it', text.replace('8080', '8-080'), false, '8-080'],
    ['a replacement of it', text.replace('8080', '1234567'), false, '1234567'],
    ['an edit over its start', text.replace('t: 80', 'X'), false, 'X80'],
    ['an edit over its end', text.replace('80\ns', 'X'), false, '80X'],
    ['its deletion', text.replace('8080', ''), false, ''],
    ['a deletion of everything', '', false, ''],
  ])('stays with its text after %s', (_, other, isSame, expected) => {
    expect(after(other)).toEqual([isSame, expected]);
  });
});
