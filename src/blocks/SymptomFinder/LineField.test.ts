/** @vitest-environment happy-dom */
import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {useAnswer} from './LineField';

const {answers} = vi.hoisted(() => ({answers: new Map<string, () => void>()}));
vi.mock('@docusaurus/plugin-content-docs/client', () => {
  const docs = (name: string) => [{id: 'operations/troubleshooting', path: `/${name}`}];
  const versions = ['2.0.0', '1.0.0'].map((name) => ({name, docs: docs(name)}));
  return {useVersions: () => versions, useDocsVersionCandidates: () => versions};
});
vi.mock('./Answer', () => ({
  answerTo: (line: string, page: string) =>
    new Promise((resolve) => answers.set(line, () => resolve(`${line} ${page}`))),
}));
afterEach(cleanup);

it.each([
  ['a later one', 'ab', 'ab /1.0.0'],
  ['an empty one', ' ', undefined],
])('the late answer to a line does not replace that to %s', async (_, line, expected) => {
  const {result} = renderHook(() => useAnswer('1.0.0'));
  const asked = new Map<string, Promise<void>>();
  for (const one of ['a', line]) {
    asked.set(one, result.current.ask(one));
    await vi.dynamicImportSettled();
  }
  for (const one of [line, 'a']) {
    await act(async () => {
      answers.get(one)?.();
      await asked.get(one);
    });
    expect(result.current.answer).toBe(expected);
  }
});
