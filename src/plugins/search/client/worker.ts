/** The search thread, so that typing never waits for an answer. */
import {createAnswers} from './answers';
import type {FromWorker, ToWorker} from './protocol';

// The page says in the name of the thread where the site is: so the thread knows it from its first moment.
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
