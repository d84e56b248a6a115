import type {Rule} from '../rule';
import {likely, publishedNames, variableNames} from './variable-name';

export const unknownVariable: Rule = {
  code: 'unknown-variable',
  certainty: 'not-public',
  title: 'Environment variable that is nearly one of the demo stack',
  why: 'The name is like that of a variable of the demo stack. If it is a slip, the container starts without the value.',
  todo: 'Correct the name, unless it is one of your own.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files, knowledge}) =>
    variableNames(files).flatMap(({file, name, at}) => {
      const isKnown = publishedNames(knowledge).some((one) => one.name === name);
      const near = isKnown ? undefined : likely(name, knowledge);
      const message = `\`${name}\` is not a public variable. Did you mean \`${near}\`?`;
      return near ? [{file, at, message}] : [];
    }),
};
