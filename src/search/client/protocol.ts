import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** What the page asks of the worker. */
export type ToWorker =
  {id: number; kind: 'prepare'; tags: string[]} | {id: number; kind: 'search'; requests: SearchRequest[]};

/** What the worker answers to the message with the same id. */
export interface FromWorker {
  id: number;
  answers?: SearchAnswer[];
  error?: string;
}
