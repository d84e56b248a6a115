import {settingsOf} from '../keys/settings-files';
import type {Rule} from '../rule';

export const memoryDatabase: Rule = {
  code: 'memory-database',
  certainty: 'suspect',
  title: 'H2 database in memory',
  why: 'The database is gone with all jobs when the controller stops. That is right for a demo, and for nothing else.',
  todo: 'Keep the jobs in a database with a volume of its own, such as MariaDB.',
  help: 'installation/docker-compose#keep-jobs-in-mariadb',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {id, value}}) =>
      id === 'spring.datasource.url' && /^jdbc:h2:mem:/i.test(value?.text ?? '')
        ? [{file, at: value!.at, message: 'The database is in memory: all jobs are gone when the controller stops.'}]
        : [],
    ),
};
