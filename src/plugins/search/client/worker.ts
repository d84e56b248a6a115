/** The search thread: builds the index and answers, so that typing never waits for it. */
import {SearchService} from '../engine/service';
import type {FromWorker, ToWorker} from './protocol';

let service = new SearchService('/');

function handle(message: ToWorker): Omit<FromWorker, 'id'> {
  switch (message.kind) {
    case 'start':
      service = new SearchService(message.baseUrl);
      return {};
    case 'load':
      service.load(message.tag, message.text);
      return {};
    case 'prepare':
      service.engine(message.tags);
      return {};
    case 'search':
      return {answers: message.requests.map((request) => service.answer(request))};
  }
}

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  let answer: Omit<FromWorker, 'id'>;
  try {
    answer = handle(data);
  } catch (error) {
    answer = {error: error instanceof Error ? error.message : String(error)};
  }
  self.postMessage({id: data.id, ...answer} satisfies FromWorker);
});
