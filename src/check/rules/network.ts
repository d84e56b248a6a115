/** Rules across several files. */
import {isEnvFilePassed, servicesOf, variablesOf} from '../views/compose';
import {assignmentsOf} from '../views/containers';
import {each, type Rule} from './rule';
import {settingsOf, variableIn} from './words';

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
