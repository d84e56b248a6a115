import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** Request of the page. */
export type Message = {kind: 'prepare'; tags: string[]} | {kind: 'search'; requests: SearchRequest[]};

/** Request of the page to the worker. */
export type ToWorker = Message & {id: number};

/** Response of the worker to the message with the same id. */
export interface FromWorker {
  id: number;
  answers?: SearchAnswer[];
  error?: string;
}
