/** Rules about several files together. */
import {allSettings} from '../model/bind';
import {servicesOf, variablesOf} from '../views/compose';
import {definitionsOf} from '../views/jobs';
import type {Rule} from './rule';
import {definitionFile, settingsFiles} from './words';

const placeholder: Rule = {
  code: 'placeholder',
  certainty: 'suspect',
  title: 'Placeholder without a value',
  why: 'Spring Boot replaces `${NAME}` with a variable from the environment of the container. Without a value or a default, the component might not start.',
  todo: 'Set the variable under `environment` of the service, or add a default: `${NAME:default}`.',
  help: 'installation/general-configuration#environment-variables',
  check: (input) => {
    const services = servicesOf(input.files);
    const handedOver = input.files.some(({kind, text}) => kind === 'compose' && /^\s*env_file:/m.test(text));
    const set = [
      ...services.flatMap(({environment}) => environment),
      ...(handedOver ? variablesOf(input.files) : []),
    ].map(({name}) => name);
    return services.length === 0
      ? []
      : settingsFiles(input).flatMap((file) =>
          file.documents.flatMap((document) =>
            allSettings(document).flatMap(({value}) =>
              // Upper case only: other names are keys of the configuration itself.
              [...(value?.text ?? '').matchAll(/\$\{([A-Z][A-Z0-9_]*)\}/g)]
                .filter(([, name]) => !set.includes(name!))
                .map(([, name]) => ({
                  file,
                  at: value!.at,
                  message: `No service of the open Compose files sets \`${name}\`.`,
                })),
            ),
          ),
        );
  },
};

const workerHost: Rule = {
  code: 'worker-host',
  certainty: 'suspect',
  title: 'Worker URL does not match a Compose service',
  why: 'In a Docker Compose network, the host name of a worker is its service name. Any other name works only if the worker runs elsewhere.',
  todo: 'Use the service name, or also open the file that contains the service.',
  help: 'reference/workers#add-a-worker-to-a-stack',
  check: ({files}) => {
    const services = servicesOf(files);
    return definitionsOf(files).flatMap(({file, url}) => {
      const host = /^https?:\/\/([\w-]+)(?:[:/]|$)/i.exec(url.text ?? '')?.[1];
      const isKnown = services.some(({name}) => name === host);
      return !host || host === 'localhost' || services.length === 0 || isKnown
        ? []
        : [{file, at: url.at, message: 'No service in the open Compose files has this host name.'}];
    });
  },
};

const workerPort: Rule = {
  code: 'worker-port',
  certainty: 'suspect',
  title: 'Worker URL with the published port',
  why: 'In a Docker Compose network, use the container port. The published port is for calls from outside.',
  todo: 'Use the container port, which is the last number of the entry in `ports`.',
  help: definitionFile,
  check: ({files}) => {
    const services = servicesOf(files);
    return definitionsOf(files).flatMap(({file, url}) => {
      const [, host, port] = /^https?:\/\/([\w-]+):(\d+)/i.exec(url.text ?? '') ?? [];
      const ports = services.filter(({name}) => name === host).flatMap((service) => service.ports);
      const isHostPort =
        ports.some((one) => one.host === Number(port)) && !ports.some((one) => one.container === Number(port));
      return isHostPort
        ? [{file, at: url.at, message: 'This is the published port. The container listens on a different port.'}]
        : [];
    });
  },
};

export const networkRules: readonly Rule[] = [placeholder, workerHost, workerPort];
