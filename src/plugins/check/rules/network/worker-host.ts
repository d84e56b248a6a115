import {definitionsOf} from '../../views/jobs';
import {servicesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const workerHost: Rule = {
  code: 'worker-host',
  certainty: 'suspect',
  title: 'Worker address that is no service of the Compose files',
  why: 'In the network of Docker Compose, the host name of a worker is the name of its service. Another name works only if the worker runs elsewhere.',
  todo: 'Write the service name, or open the file with the service.',
  help: 'reference/workers#add-a-worker-to-a-stack',
  check: ({files}) => {
    const services = servicesOf(files);
    return definitionsOf(files).flatMap(({file, url}) => {
      const host = /^https?:\/\/([\w-]+)(?:[:/]|$)/i.exec(url.text ?? '')?.[1];
      const isKnown = services.some(({name}) => name === host);
      return !host || host === 'localhost' || services.length === 0 || isKnown
        ? []
        : [{file, at: url.at, message: 'No service in the open Compose files has the name of this host.'}];
    });
  },
};
