import {definitionsOf} from '../../views/jobs';
import {isPlaceholder} from '../keys/settings-files';
import type {Rule} from '../rule';
import {definitionFile} from '../words';

/** Whether a text is an address that can be called over HTTP. */
function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

export const workerUrl: Rule = {
  code: 'worker-url',
  certainty: 'wrong',
  title: 'Address of a worker that is no URL',
  why: 'The controller calls the worker over HTTP at `workerURL`. Without `http://` or `https://`, the text is no address.',
  todo: 'Write `http://`, the host name, the port and a slash; or `null` for a worker without a service.',
  help: definitionFile,
  check: ({files}) =>
    definitionsOf(files).flatMap(({file, url: {text, at}}) => {
      if (text === undefined || text === '' || isPlaceholder(text) || isAddress(text)) {
        return [];
      }
      const isBare = /^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text);
      const message = isBare
        ? '`workerURL` has no `http://` in front.'
        : '`workerURL` is not of the form `http://host:port/`.';
      const fix = {label: 'Put http:// in front', at, text: `http://${text}`};
      return [{file, at, message, ...(isBare && {fix})}];
    }),
};
