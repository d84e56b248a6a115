/** The search thread, so that typing never waits for an answer. */
import type {SearchRequest} from '../engine/hits';
import {createAnswers} from './localAnswers';
import type {Reply} from './selectEmbedded';

// The name of the worker contains the URL of the site, so the worker knows it from the start.
const answersOf = createAnswers(self.name);

self.addEventListener('message', ({data, ports: [port]}: MessageEvent<SearchRequest[]>) => {
  const reply = (message: Reply): void => port!.postMessage(message);
  answersOf(data).then(
    (answers) => reply({answers}),
    (error: unknown) => reply({error: error instanceof Error ? error.message : String(error)}),
  );
});
