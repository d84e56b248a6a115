/** The search thread: fetches and builds the index, and answers, so that typing never waits for it. */
import {tagsOf, type SearchAnswer, type SearchRequest} from '../engine/answer';
import {SearchService} from '../engine/service';
import {answerElsewhere} from './elsewhere';
import {createLoader} from './loader';
import type {FromWorker, ToWorker} from './protocol';

// The page says in the name of the thread where the site is: so the thread knows it from its first moment.
const baseUrl = self.name;
const service = new SearchService(baseUrl);
const load = createLoader(service, baseUrl);

/** The answer of the version that is read; only if it has none, of another one. */
async function answer(request: SearchRequest): Promise<SearchAnswer> {
  const {answer: own, isSure} = service.look(request);
  return isSure ? own : ((await answerElsewhere(service, request, await load.tags(), load)) ?? own);
}

async function handle(message: ToWorker): Promise<Omit<FromWorker, 'id'>> {
  switch (message.kind) {
    case 'prepare':
      await load(message.tags);
      service.engine(message.tags);
      return {};
    case 'search':
      await load(message.requests.flatMap(tagsOf));
      return {answers: await Promise.all(message.requests.map(answer))};
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
