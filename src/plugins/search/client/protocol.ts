import type {SearchAnswer, SearchRequest} from '../engine/answer';

/** What the page asks. */
export type Message = {kind: 'prepare'; tags: string[]} | {kind: 'search'; requests: SearchRequest[]};

/** What the page asks of the worker. */
export type ToWorker = Message & {id: number};

/** What the worker answers to the message with the same id. */
export interface FromWorker {
  id: number;
  answers?: SearchAnswer[];
  error?: string;
}
