import {isOfFramework, known} from '../../knowledge/find';
import type {Setting} from '../../model/bind';
import type {Rule} from '../rule';
import {isPlaceholder, settingsOf} from './settings-files';

const forms: Readonly<Record<string, {form: RegExp; expected: string}>> = {
  integer: {form: /^[-+]?(?:\d[\d_]*|0x[0-9a-f]+)$/i, expected: 'a whole number'},
  boolean: {form: /^(?:true|false|on|off|yes|no|0|1)$/i, expected: '`true` or `false`'},
  duration: {
    form: /^[-+]?\d+(?:ns|us|ms|s|m|h|d)?$|^[-+]?P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/i,
    expected: 'a time such as `30s`, `1m` or `2h`',
  },
};

/** What the program needs instead of the value; undefined when it can take it. */
function expectedOf({value, items, isBlock}: Setting, type: string, isOwn: boolean): string | undefined {
  const text = value && value.kind !== 'null' ? value.text : undefined;
  if (text !== undefined && isPlaceholder(text)) {
    return undefined;
  }
  if (type === 'list') {
    return isBlock ? 'a list; its entries begin with `- `' : undefined;
  }
  if (type === 'map') {
    return items.size > 0 || (text !== undefined && text !== '') ? 'a block of keys' : undefined;
  }
  // Keys of a framework can hold both: `logging.level` has a value for a package, and values for those below it.
  if (isOwn && (isBlock || (items.size > 0 && type !== 'string'))) {
    return 'one value, not a block or a list';
  }
  const rule = forms[type];
  return rule && text !== undefined && !rule.form.test(text.trim()) ? rule.expected : undefined;
}

export const valueType: Rule = {
  code: 'value-type',
  certainty: 'wrong',
  title: 'Value that does not fit the type of the key',
  why: 'Spring Boot cannot turn the value into what the key takes. The program stops at start, or goes without the value.',
  todo: 'Write a value of the type that the table of the key names.',
  help: 'installation/general-configuration#configuration-properties',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting}) => {
      const entry = known(input.knowledge, setting.id, file.component);
      const expected = entry && expectedOf(setting, entry.type, !isOfFramework(input.knowledge, setting.id));
      return expected === undefined
        ? []
        : [
            {
              file,
              at: setting.value?.at ?? setting.at,
              message: `\`${setting.path}\` takes ${expected}.`,
              help: `${entry!.page}#${entry!.key}`,
            },
          ];
    }),
};
