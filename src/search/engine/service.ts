import type {ErrorPattern} from '../../facts/viewTypes';
import {decodeIndex} from '../indexFile';
import {recordsOf} from '../records/records';
import type {SearchIndex} from '../records/types';
import {type SearchAnswer, type SearchRequest, tagsOf, toAnswer} from './answer';
import {createEngine, type Engine} from './index';

/** Keeps the loaded indexes and responds to requests. Runs in the worker, or in the page if there is no worker. */
export class SearchService {
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly engines = new Map<string, Engine>();

  /** @param baseUrl - Prefix of page paths. */
  constructor(private readonly baseUrl: string) {}

  /** @throws Error if the text is not a complete index of the tag. */
  load(tag: string, text: string): void {
    this.indexes.set(tag, decodeIndex(tag, text));
    this.engines.clear();
  }

  /** Answers one request from the loaded indexes with its tags. */
  answer(request: SearchRequest): SearchAnswer {
    return this.look(request).answer;
  }

  /** The response, and whether the pages contain the query words themselves, not only similar ones. */
  look(request: SearchRequest): {answer: SearchAnswer; isSure: boolean} {
    const hits = this.engine(tagsOf(request)).search(request.query);
    return {answer: toAnswer(hits, request), isSure: hits.some(({isGuess}) => !isGuess)};
  }

  /** The engine for these tags. */
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
