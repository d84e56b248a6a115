import {type SearchAnswer, type SearchRequest, tagsOf} from '../engine/hits';
import {canBeMessage} from '../engine/logLine';
import {SearchService} from '../engine/service';
import {answerElsewhere} from './otherVersions';
import {createLoader} from './loader';

export type Answers = (requests: readonly SearchRequest[]) => Promise<SearchAnswer[]>;

/**
 * Fetches and builds the index, and answers requests for the current version, or for another version if it has no answer: in the search
 * thread, or on a page that cannot start one.
 *
 * @param baseUrl - Base URL of the site.
 */
export function createAnswers(baseUrl: string): Answers {
  const service = new SearchService(baseUrl);
  const loader = createLoader(service, baseUrl);
  return async (requests) => {
    const isForMessage = requests.some(({query}) => canBeMessage(query));
    await loader.load(requests.flatMap(tagsOf), isForMessage);
    const answers = requests.map(async (request) => {
      const {answer, isSure} = service.look(request);
      return isSure ? answer : ((await answerElsewhere(service, loader, request)) ?? answer);
    });
    return Promise.all(answers);
  };
}
