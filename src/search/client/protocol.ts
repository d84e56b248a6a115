import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** Request of the page to the worker. */
export type ToWorker =
  {id: number; kind: 'prepare'; tags: string[]} | {id: number; kind: 'search'; requests: SearchRequest[]};

/** Response of the worker to the message with the same id. */
export interface FromWorker {
  id: number;
  answers?: SearchAnswer[];
  error?: string;
}
