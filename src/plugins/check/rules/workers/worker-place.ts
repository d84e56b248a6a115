import {definitionsOf} from '../../views/jobs';
import type {Rule} from '../rule';

export const workerPlace: Rule = {
  code: 'worker-place',
  certainty: 'suspect',
  title: 'Info tag and address of a worker that contradict each other',
  why: 'A worker with the tag `REMOTE` is a service of its own and has a `workerURL`; one with the tag `LOCAL` has none, its `workerURL` is `null`.',
  todo: 'Correct the tag or the address.',
  help: 'reference/workers#info-tags',
  check: ({files}) =>
    definitionsOf(files).flatMap(({file, at, tags, url}) => {
      const has = (name: string): boolean => tags.some(({text}) => text === name);
      const hasUrl = url.text !== undefined && url.text !== '';
      if (has('REMOTE') && !has('LOCAL') && !hasUrl) {
        return [{file, at: url.setting ? url.at : at, message: 'The tag is `REMOTE`, but there is no `workerURL`.'}];
      }
      return has('LOCAL') && !has('REMOTE') && hasUrl
        ? [{file, at: url.at, message: 'The tag is `LOCAL`, but there is a `workerURL`.'}]
        : [];
    }),
};
