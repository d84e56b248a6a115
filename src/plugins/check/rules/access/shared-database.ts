import {settingsOf} from '../keys/settings-files';
import type {Rule} from '../rule';
import {isPlaceholder} from '../keys/settings-files';
import {lineOf, repeated} from '../words';

export const sharedDatabase: Rule = {
  code: 'shared-database',
  certainty: 'suspect',
  title: 'Two controllers with one database',
  why: 'As far as the open files show, two controllers work on one database. They would run the same jobs.',
  todo: 'Give each controller a database of its own, unless one of the files is an older copy of the other.',
  help: 'installation/docker-compose#second-stack-on-the-same-host-test-and-production',
  check: (input) => {
    const urls = settingsOf(input).flatMap(({file, setting: {id, value}}) =>
      id === 'spring.datasource.url' && value && !isPlaceholder(value.text) && !/^jdbc:h2:mem:/i.test(value.text)
        ? [{file, value}]
        : [],
    );
    return repeated(urls, ({value}) => value.text.split('?')[0])
      .filter(({item, first}) => item.file !== first.file)
      .map(({item, first}) => ({
        file: item.file,
        at: item.value.at,
        message: `Line ${lineOf(first.file, first.value.at)} of \`${first.file.name}\` names the same database.`,
      }));
  },
};
