import {describe, expect, it} from 'vitest';
import {undo} from './edits';
import {
  create,
  type Files,
  type Identify,
  isEdited,
  type OpenFile,
  start,
  withAdded,
  withAnswer,
  withChanged,
  withOpened,
  withoutFile,
} from './useFiles';

const read = (name: string, text = `text of ${name}`): OpenFile => create({name, text, encode: String});
/** What the first word of a text says. */
const identify: Identify = ({text}) => {
  const what = /^(?:controller|worker|compose)\b/.exec(text)?.[0];
  return {what, component: what};
};
const open = (state: Files, ...files: OpenFile[]): Files => withOpened(state, files, identify);
/** Names and texts of the open files. */
const listed = ({files}: Files): string[] => files.map(({name, text}) => `${name}: ${text}`);
const edited = (state: Files): Files => withChanged(state, state.files[0]!.id, () => ({text: 'controller edited'}));

const controller = open(start(), read('application.yaml', 'controller 1'));
const two = open(start(), read('a/application.yaml', 'controller a'), read('b/application.yaml', 'controller b'));
const corrected = read('application.yaml', 'controller 2');

describe('a file with the name of an open one', () => {
  it('replaces it if both are of the same component, and the reader can undo that or keep both', () => {
    const state = open(controller, corrected);
    expect(listed(state)).toEqual(['application.yaml: controller 2']);
    expect(state.questions).toMatchObject([{isReplaced: true, component: 'controller'}]);
    expect(state.files.map(isEdited)).toEqual([false]);
    expect(undo(state.files[0]!).text).toBe('controller 1');
    const both = withAnswer(state, state.questions[0]!);
    expect(listed(both)).toEqual(['application.yaml: controller 1', 'controller/application.yaml: controller 2']);
    expect(both.questions).toEqual([]);
  });

  it.each([
    ['the open one has unsaved edits', edited(controller), corrected],
    ['the component of the new one is unknown', controller, read('application.yaml', 'logging')],
    ['the component of the open one is unknown', open(start(), read('application.yaml', 'a')), corrected],
    ['two open ones may be meant', two, corrected],
  ])('asks, and stays closed until the answer, if %s', (_, before, file) => {
    const state = open(before, file);
    expect(listed(state)).toEqual(listed(before));
    const [question] = state.questions;
    expect(question).toMatchObject({isReplaced: false, file});
    const last = question!.others.at(-1)!;
    const replaced = withAnswer(state, question!, last);
    expect(replaced.files).toHaveLength(before.files.length);
    expect(replaced.files.find(({id}) => id === last.id)).toMatchObject({text: file.text, saved: file.text});
    expect(replaced.questions).toEqual([]);
    expect(withAnswer(state, question!).files).toHaveLength(before.files.length + 1);
  });

  it.each([
    ['another component', controller, read('application.yaml', 'worker'), 'worker/application.yaml'],
    ['another folder', open(start(), read('a/x.yaml', 'compose 1')), read('b/x.yaml', 'compose 2'), 'b/x.yaml'],
  ])('is opened beside one of %s', (_, before, file, name) => {
    const state = open(before, file);
    expect(state.questions).toEqual([]);
    expect(state.files.map((one) => one.name)).toEqual([before.files[0]!.name, name]);
    expect(state.activeId).toBe(file.id);
  });

  it('replaces the one of the same folder, also if what both are is unknown', () => {
    const state = open(open(start(), read('a/x.yaml', '1')), read('a/x.yaml', '2'));
    expect(listed(state)).toEqual(['a/x.yaml: 2']);
  });

  it('is only selected if its text is the same', () => {
    const other = open(controller, read('b.yaml'));
    const state = open(other, read('application.yaml', 'controller 1'));
    expect(listed(state)).toEqual(listed(other));
    expect(state).toMatchObject({questions: [], activeId: controller.activeId});
  });

  it('does not replace one that was opened together with it', () => {
    const state = open(start(), read('a.yaml', 'compose 1'), read('a.yaml', 'compose 2'), read('a.yaml', 'compose 3'));
    expect(state.files.map(({name}) => name)).toEqual(['a.yaml', 'compose/a.yaml', '2/a.yaml']);
    expect(state.activeId).toBe(state.files[0]!.id);
  });

  it('is opened if the one to replace is closed before the answer', () => {
    const asking = open(edited(controller), corrected);
    const [question] = asking.questions;
    const state = withAnswer(withoutFile(asking, controller.activeId), question!, question!.others[0]);
    expect(listed(state)).toEqual(['application.yaml: controller 2']);
  });

  it('waits for its answer while others are opened', () => {
    const asking = open(edited(controller), corrected);
    expect(open(asking, read('b.yaml')).questions).toEqual(asking.questions);
    const replaced = open(controller, corrected);
    expect(open(replaced, read('b.yaml')).questions).toEqual([]);
  });
});

it('a file opened while another is still being read keeps its place, and empty ones go', () => {
  const state = open(open(start(), read('b.yaml')), read('a.yaml'));
  expect(state.files.map(({name}) => name)).toEqual(['b.yaml', 'a.yaml']);
});

it('after the last file, an empty one is open', () => {
  expect(listed(withoutFile(controller, controller.activeId))).toEqual(['pasted text: ']);
  expect(withAdded(start(), create()).files).toHaveLength(1);
});
