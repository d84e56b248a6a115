/** Rules across several files. */
import {isEnvFilePassed, portBehind, servicesOf, variablesOf} from '../views/compose';
import {assignmentsOf} from '../views/containers';
import {definitionsOf} from '../views/jobs';
import {each, type Rule} from './rule';
import {correction, definitionFile, publishedPort, settingsOf, variableIn} from './words';

export const placeholder: Rule = {
  certainty: 'suspect',
  title: 'Placeholder without a value',
  why: 'Spring Boot replaces `${NAME}` with a variable from the environment of the container. Without a value or a default, the component might not start.',
  todo: 'Set the variable under `environment` of the service, or add a default: `${NAME:default}`.',
  help: 'installation/general-configuration#environment-variables',
  check: each(
    (input) => {
      const set = [...assignmentsOf(input), ...(isEnvFilePassed(input) ? variablesOf(input) : [])];
      const names = new Set(set.map(({name}) => name));
      return servicesOf(input).length === 0
        ? []
        : settingsOf(input).flatMap(({file, setting: {path, value}}) =>
            // Only upper case, because other names are configuration keys.
            Array.from((value?.text ?? '').matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g), ([, name = '']) => ({
              file,
              path,
              name,
              at: value!.at,
            })).filter(({name}) => !names.has(name)),
          );
    },
    ({path, name, at}, input) => ({
      at,
      message: `${variableIn(path, name, input)} is not set by any service of the open Compose files.`,
    }),
  ),
};

export const workerHost: Rule = {
  certainty: 'suspect',
  title: 'Worker URL does not match a Compose service',
  why: 'In a Docker Compose network, the host name of a worker is its service name. Any other name works only if the worker runs elsewhere.',
  todo: 'Use the service name, or also open the file that contains the service.',
  help: 'reference/workers#add-a-worker-to-a-stack',
  check: each(definitionsOf, ({url: {text, at}}, input) => {
    const services = servicesOf(input);
    const host = /^https?:\/\/([\w-]+)(?:[:/]|$)/i.exec(text ?? '')?.[1];
    const isKnown = !host || host === 'localhost' || services.some(({name}) => name === host);
    return services.length > 0 && !isKnown && {at, message: 'No service in the open Compose files has this host name.'};
  }),
};

export const workerPort: Rule = {
  certainty: 'suspect',
  title: 'Worker URL with the published port',
  why: 'In a Docker Compose network, use the container port. The published port is for calls from outside.',
  todo: 'Use the container port, which is the last number of the entry in `ports`.',
  help: definitionFile,
  check: each(definitionsOf, ({file, url: {text, at}}, input) => {
    const [, host, port] = /^https?:\/\/([\w-]+):(\d+)/i.exec(text ?? '') ?? [];
    const ports = servicesOf(input).flatMap((service) => (service.name === host ? service.ports : []));
    const right = portBehind(ports, Number(port));
    const fix = correction(file, at, `${host}:${port}`, `${host}:${right}`, 'Use the container port');
    return right !== undefined && {at, message: publishedPort, fix};
  }),
};
