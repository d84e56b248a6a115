import {isOfFramework, known} from '../../knowledge/find';
import {canonical, nearest} from '../../model/names';
import type {Rule} from '../rule';
import {isPlaceholder, settingsOf} from './settings-files';

export const unknownValue: Rule = {
  code: 'unknown-value',
  certainty: 'not-public',
  title: 'Value that the public documentation does not name',
  why: 'The documentation names the values of the key. Another one may be a slip.',
  todo: 'Take one of the published values, or ask jadice support.',
  help: 'installation/general-configuration#configuration-properties',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {id, value, path}}) => {
      const entry = known(input.knowledge, id, file.component);
      if (
        !entry?.values ||
        !value ||
        value.kind === 'null' ||
        isPlaceholder(value.text) ||
        isOfFramework(input.knowledge, id)
      ) {
        return [];
      }
      const {values} = entry;
      if (values.some((one) => canonical(one) === canonical(value.text))) {
        return [];
      }
      const near = nearest(value.text, values, (one) => one);
      const names = values.map((one) => `\`${one}\``).join(', ');
      return [
        {
          file,
          at: value.at,
          message: `\`${path}\` has another value than the published ones: ${names}.`,
          help: `${entry.page}#${entry.key}`,
          ...(near && {fix: {label: `Write ${near}`, at: value.at, text: near}}),
        },
      ];
    }),
};
