import type {ErrorPattern} from '../../facts/views';
import {decodeIndex} from '../indexFile';
import {recordsOf} from '../records/records';
import type {SearchIndex} from '../records/types';
import {type SearchAnswer, type SearchRequest, tagsOf, toAnswer} from './answer';
import {createEngine, type Engine} from './index';

/** Keeps the loaded indexes and responds to requests. Runs in the worker, or in the page if there is no worker. */
export class SearchService {
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly engines = new Map<string, Engine>();

  /** @param baseUrl - What goes before the path of each page. */
  constructor(private readonly baseUrl: string) {}

  /** @throws Error when the text is not a whole index. */
  load(tag: string, data: string | SearchIndex): void {
    const index = typeof data === 'string' ? decodeIndex(tag, data) : data;
    this.indexes.set(tag, index);
    this.engines.clear();
  }

  /** Answers one request from the loaded indexes with its tags. */
  answer(request: SearchRequest): SearchAnswer {
    return this.look(request).answer;
  }

  /** The response, and whether the pages contain the query itself, not only something similar. */
  look(request: SearchRequest): {answer: SearchAnswer; isSure: boolean} {
    const hits = this.engine(tagsOf(request)).search(request.query);
    return {answer: toAnswer(hits, request), isSure: hits.some(({isGuess}) => !isGuess)};
  }

  /** Builds the engine for these tags, so that the first answer does not have to. */
  engine(tags: readonly string[]): Engine {
    const key = tags.join(' ');
    let engine = this.engines.get(key);
    if (!engine) {
      let firstPage = 0;
      const indexes = tags.flatMap((tag) => this.indexes.get(tag) ?? []);
      const records = indexes.flatMap((index) => {
        const unfolded = recordsOf(index, this.baseUrl, firstPage);
        firstPage += index.pages.length;
        return unfolded;
      });
      const errorPatterns = indexes.flatMap((index) =>
        (index.errorPatterns ?? []).map((pattern): ErrorPattern => ({...pattern, to: `${this.baseUrl}${pattern.to}`})),
      );
      engine = createEngine(records, errorPatterns);
      this.engines.set(key, engine);
    }
    return engine;
  }
}
