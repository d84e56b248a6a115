/**
 * Replaces `fetch` with one that reads the files of the download. Removes `Worker`: browsers start no worker from a disk, and its
 * `fetch` would be the original one.
 */
import {nameOf, receiver, scriptOf} from '../data';

const received = new Map<string, string>();

function load(name: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptOf(name);
    script.addEventListener('load', () => {
      script.remove();
      resolve(new Response(received.get(name)));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new TypeError(`${scriptOf(name)} is missing; unpack the whole download`));
    });
    document.head.append(script);
  });
}

Object.assign(window, {[receiver]: (name: string, text: string) => void received.set(name, text)});
Reflect.deleteProperty(window, 'Worker');
window.fetch = (address) => load(nameOf(address instanceof Request ? address.url : String(address)));
