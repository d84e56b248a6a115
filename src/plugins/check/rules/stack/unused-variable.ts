import {servicesOf, usesOf, variablesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const unusedVariable: Rule = {
  code: 'unused-variable',
  certainty: 'suspect',
  title: 'Variable that no Compose file uses',
  why: 'A variable of `.env` reaches a container only through a Compose file. One that none uses has an effect only if a file that is not open uses it.',
  todo: 'Delete the variable, or open the file that uses it.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files}) => {
    // `- NAME` in a list hands the variable over as it is.
    const handed = servicesOf(files).flatMap(({environment}) => environment.filter(({value}) => value === undefined));
    const used = [...usesOf(files), ...handed].map(({name}) => name);
    // A file that hands over the whole `.env` uses each of its variables.
    const isHandedOver = files.some(({kind, text}) => kind === 'compose' && /^\s*env_file:/m.test(text));
    return files.some(({kind}) => kind === 'compose') && !isHandedOver
      ? variablesOf(files)
          .filter(({name}) => !used.includes(name) && !/^(?:COMPOSE|DOCKER)_/.test(name))
          .map(({file, name, at}) => ({file, at, message: `No open Compose file uses \`${name}\`.`}))
      : [];
  },
};
