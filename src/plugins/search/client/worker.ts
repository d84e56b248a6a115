/** The search thread: fetches and builds the index, and answers, so that typing never waits for it. */
import {tagsOf} from '../engine/answer';
import {SearchService} from '../engine/service';
import {createLoader} from './loader';
import type {FromWorker, ToWorker} from './protocol';

// The page says in the name of the thread where the site is: so the thread knows it from its first moment.
const baseUrl = self.name;
const service = new SearchService(baseUrl);
const load = createLoader(service, baseUrl);

async function handle(message: ToWorker): Promise<Omit<FromWorker, 'id'>> {
  switch (message.kind) {
    case 'prepare':
      await load(message.tags);
      service.engine(message.tags);
      return {};
    case 'search':
      await load(message.requests.flatMap(tagsOf));
      return {answers: message.requests.map((request) => service.answer(request))};
  }
}

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  handle(data).then(
    (answer) => self.postMessage({id: data.id, ...answer} satisfies FromWorker),
    (error: unknown) =>
      self.postMessage({
        id: data.id,
        error: error instanceof Error ? error.message : String(error),
      } satisfies FromWorker),
  );
});
