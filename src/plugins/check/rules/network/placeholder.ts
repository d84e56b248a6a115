import {allSettings} from '../../model/bind';
import {servicesOf, variablesOf} from '../../views/compose';
import {settingsFiles} from '../keys/settings-files';
import type {Rule} from '../rule';

export const placeholder: Rule = {
  code: 'placeholder',
  certainty: 'suspect',
  title: 'Placeholder that no service sets',
  why: 'Spring Boot fills `${NAME}` from the environment of the container. Without a value and without a default, the program can stop at start.',
  todo: 'Set the variable under `environment` of the service, or write a default as `${NAME:default}`.',
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
