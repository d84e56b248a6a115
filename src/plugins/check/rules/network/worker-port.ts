import {definitionsOf} from '../../views/jobs';
import {servicesOf} from '../../views/compose';
import type {Rule} from '../rule';
import {definitionFile} from '../words';

export const workerPort: Rule = {
  code: 'worker-port',
  certainty: 'suspect',
  title: 'Worker address with the port of the host',
  why: 'Inside the network of Docker Compose, the port of the container counts. The published port is for calls from outside.',
  todo: 'Write the port of the container: the last number of the entry in `ports`.',
  help: definitionFile,
  check: ({files}) => {
    const services = servicesOf(files);
    return definitionsOf(files).flatMap(({file, url}) => {
      const [, host, port] = /^https?:\/\/([\w-]+):(\d+)/i.exec(url.text ?? '') ?? [];
      const ports = services.filter(({name}) => name === host).flatMap((service) => service.ports);
      const isHostPort =
        ports.some((one) => one.host === Number(port)) && !ports.some((one) => one.container === Number(port));
      return isHostPort
        ? [{file, at: url.at, message: 'The port is the published one. Inside the network, the container has another.'}]
        : [];
    });
  },
};
