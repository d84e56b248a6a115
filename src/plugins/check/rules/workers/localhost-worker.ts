import {definitionsOf} from '../../views/jobs';
import type {Rule} from '../rule';
import {definitionFile} from '../words';

export const localhostWorker: Rule = {
  code: 'localhost-worker',
  certainty: 'suspect',
  title: '`localhost` as address of a worker',
  why: 'The controller calls the worker at this address. In a container, `localhost` is the container of the controller itself: it works only if controller and worker run without containers on one machine.',
  todo: 'Write the service name and the port inside the network, such as `http://jadice-flow-worker-tessocr:8080/`.',
  help: definitionFile,
  check: ({files}) =>
    definitionsOf(files)
      .filter(({url}) =>
        /^\w+:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?:[:/]|$)/i.test(url.text ?? ''),
      )
      .map(({file, url}) => ({
        file,
        at: url.at,
        message: '`workerURL` leads to the machine or container of the controller itself.',
      })),
};
