import {nearest} from '../../model/names';
import {definitionsOf, templatesOf} from '../../views/jobs';
import {isPlaceholder} from '../keys/settings-files';
import type {Rule} from '../rule';

export const unknownWorker: Rule = {
  code: 'unknown-worker',
  certainty: 'not-public',
  title: 'Worker that the public documentation does not name',
  why: 'No worker definition is open, so the name can be compared with the published workers only. Your `workers.yaml` can have others.',
  todo: 'Open `workers.yaml` together with this file.',
  help: 'reference/WorkerInfo',
  check: ({files, knowledge}) =>
    definitionsOf(files).length > 0
      ? []
      : templatesOf(files).flatMap(({file, steps}) =>
          steps.flatMap(({worker: {text, at}}) => {
            if (!text || isPlaceholder(text) || knowledge.workers.some(({name}) => name === text)) {
              return [];
            }
            const near = nearest(text, knowledge.workers, ({name}) => name)?.name;
            const question = near ? ` Did you mean \`${near}\`?` : '';
            const message = `The public documentation does not have this worker.${question}`;
            return [{file, at, message, ...(near && {fix: {label: `Write ${near}`, at, text: near}})}];
          }),
        ),
};
