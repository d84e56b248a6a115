import {tagsOf, type SearchAnswer, type SearchRequest} from '../engine/answer';
import {SearchService} from '../engine/service';
import {answerElsewhere} from './elsewhere';
import {createLoader} from './loader';

/** Answers requests. */
export type Answers = (requests: readonly SearchRequest[]) => Promise<SearchAnswer[]>;

/**
 * Fetches and builds the index, and answers requests: in the search thread, or on a page that cannot start one.
 *
 * @param baseUrl - Base URL of the site.
 */
export function createAnswers(baseUrl: string): Answers {
  const service = new SearchService(baseUrl);
  const {load, tags} = createLoader(service, baseUrl);

  /** The answer for the current version, or for another version if there is none. */
  async function answer(request: SearchRequest): Promise<SearchAnswer> {
    const {answer: own, isSure} = service.look(request);
    return isSure ? own : ((await answerElsewhere(service, request, await tags(), load)) ?? own);
  }

  return async (requests) => {
    await load(requests.flatMap(tagsOf));
    return Promise.all(requests.map(answer));
  };
}
