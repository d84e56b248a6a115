/** The search thread, so that typing never waits for an answer. */
import {createAnswers} from './answers';
import type {FromWorker, ToWorker} from './protocol';

// The name of the worker contains the URL of the site, so the worker knows it from the start.
const answersOf = createAnswers(self.name);

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  answersOf(data).then(
    (answers) => self.postMessage({id: data.id, answers} satisfies FromWorker),
    (error: unknown) =>
      self.postMessage({
        id: data.id,
        error: error instanceof Error ? error.message : String(error),
      } satisfies FromWorker),
  );
});
