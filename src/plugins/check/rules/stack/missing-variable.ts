import {usesOf, variablesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const missingVariable: Rule = {
  code: 'missing-variable',
  certainty: 'suspect',
  title: 'Variable of a Compose file that `.env` does not have',
  why: 'Docker Compose puts nothing in the place of a variable that is neither in `.env` nor in its environment.',
  todo: 'Add the variable to `.env`, unless the environment of the command has it.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files}) => {
    const names = variablesOf(files).map(({name}) => name);
    const seen = new Set<string>();
    return files.some(({kind}) => kind === 'env')
      ? usesOf(files).flatMap(({file, name, at, hasDefault}) => {
          const isFirst = !seen.has(name);
          seen.add(name);
          return hasDefault || names.includes(name) || !isFirst
            ? []
            : [{file, at, message: `\`${name}\` is not in the .env file that is open.`}];
        })
      : [];
  },
};
