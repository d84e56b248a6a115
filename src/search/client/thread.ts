import type {SearchAnswer} from '../engine/answer';
import type {FromWorker, Message} from './protocol';

/** Talks to the search thread: each message gets one answer. */
export interface Thread {
  send: (message: Message) => Promise<SearchAnswer[]>;
  /** Stops it. Pending requests get no response. */
  end: () => void;
}

/** The same on the page itself, which waits for each answer. */
function startOnPage(baseUrl: string): Thread {
  const answers = import('./answers').then(({createAnswers}) => createAnswers(baseUrl));
  return {send: async (message) => (await answers)(message), end: () => undefined};
}

/**
 * Starts the search thread; where the browser offers none, as in an offline copy, the page searches itself.
 *
 * @param baseUrl - Where the site is.
 * @param onFailure - Called when the thread is of no use any more.
 */
export function startThread(baseUrl: string, onFailure: () => void): Thread {
  if (typeof Worker === 'undefined') {
    return startOnPage(baseUrl);
  }
  const worker = new Worker(/* webpackChunkName: "search" */ new URL('./worker.ts', import.meta.url), {name: baseUrl});
  const waiting = new Map<number, {resolve: (answers: SearchAnswer[]) => void; reject: (error: Error) => void}>();
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    const {resolve, reject} = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if (data.error === undefined) {
      resolve?.(data.answers ?? []);
    } else {
      reject?.(new Error(data.error));
    }
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    waiting.forEach(({reject}) =>
      reject(new Error(`The search thread failed: ${event.message || 'its script did not load'}`)),
    );
    waiting.clear();
    onFailure();
  });
  const send = (message: Message): Promise<SearchAnswer[]> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({...message, id: lastId});
    });
  return {send, end: () => worker.terminate()};
}
