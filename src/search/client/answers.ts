import {tagsOf, type SearchAnswer, type SearchRequest} from '../engine/answer';
import {SearchService} from '../engine/service';
import {answerElsewhere} from './elsewhere';
import {createLoader} from './loader';
import type {Message} from './protocol';

/**
 * Fetches and builds the index, and answers messages: in the search thread, or on a page that can start none.
 *
 * @param baseUrl - Where the site is.
 */
export function createAnswers(baseUrl: string): (message: Message) => Promise<SearchAnswer[]> {
  const service = new SearchService(baseUrl);
  const load = createLoader(service, baseUrl);

  /** The answer of the version that is read; only if it has none, of another one. */
  async function answer(request: SearchRequest): Promise<SearchAnswer> {
    const {answer: own, isSure} = service.look(request);
    return isSure ? own : ((await answerElsewhere(service, request, await load.tags(), load)) ?? own);
  }

  return async (message) => {
    switch (message.kind) {
      case 'prepare':
        await load(message.tags);
        service.engine(message.tags);
        return [];
      case 'search':
        await load(message.requests.flatMap(tagsOf));
        return Promise.all(message.requests.map(answer));
    }
  };
}
