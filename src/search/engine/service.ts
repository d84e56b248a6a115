import type {ErrorPattern} from '../../facts/viewTypes';
import {recordsOf} from '../records/records';
import type {MessagesFile, SearchIndex} from '../records/types';
import {type SearchAnswer, type SearchRequest, tagsOf, toAnswer} from './hits';
import {createEngine, type Engine} from './index';

/** Keeps the loaded indexes and responds to requests. Runs in the worker, or in the page if there is no worker. */
export class SearchService {
  private readonly indexes = new Map<string, SearchIndex>();
  private readonly messages = new Map<string, MessagesFile>();
  private readonly engines = new Map<string, Engine>();

  /** @param baseUrl - Prefix of page paths. */
  constructor(private readonly baseUrl: string) {}

  load(file: SearchIndex | MessagesFile): void {
    if ('messages' in file) {
      this.messages.set(file.tag, file);
    } else {
      this.indexes.set(file.tag, file);
    }
    this.engines.clear();
  }

  /** The answer from the loaded indexes with the tags of a request, and whether it has the query words, not only similar ones. */
  look(request: SearchRequest): {answer: SearchAnswer; isSure: boolean} {
    const results = this.engine(tagsOf(request)).search(request.query);
    return {answer: toAnswer(results, request), isSure: results.isSure};
  }

  engine(tags: readonly string[]): Engine {
    const key = tags.join(' ');
    let engine = this.engines.get(key);
    if (!engine) {
      const indexes = tags.flatMap((tag) => this.indexes.get(tag) ?? []);
      const records = indexes.flatMap((index) => recordsOf(index, this.baseUrl, this.messages.get(index.tag)?.samples));
      const errorPatterns = indexes
        .flatMap(({tag, errorPatterns: own = []}) => [...own, ...(this.messages.get(tag)?.messages ?? [])])
        .map((pattern): ErrorPattern => ({...pattern, to: `${this.baseUrl}${pattern.to}`}));
      engine = createEngine(records, errorPatterns);
      this.engines.set(key, engine);
    }
    return engine;
  }
}
