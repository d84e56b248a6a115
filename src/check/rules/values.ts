/** Rules about the values of settings. */
import {isOfFramework, known} from '../knowledge/find';
import type {Setting} from '../model/bind';
import {canonical, nearest} from '../model/names';
import type {Rule} from './rule';
import {isPlaceholder, settingsOf} from './words';

const unknownValue: Rule = {
  code: 'unknown-value',
  certainty: 'not-public',
  title: 'Undocumented value',
  why: 'The documentation lists the values of this property. A different value might be a typing error.',
  todo: 'Use a documented value or ask jadice support.',
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
          message: `The value of \`${path}\` is not one of the documented values: ${names}.`,
          help: `${entry.page}#${entry.key}`,
          ...(near && {fix: {label: `Write ${near}`, at: value.at, text: near}}),
        },
      ];
    }),
};

const condition = canonical('jadice-flow.jobs.jobTemplates[].jobFlow[].on');

const unquotedOn: Rule = {
  code: 'unquoted-on',
  certainty: 'wrong',
  title: 'Key `on` without quotes',
  why: 'YAML 1.1, which Spring Boot uses, reads an unquoted `on` as a boolean. The edge then has no condition.',
  todo: 'Write `"on"`.',
  help: 'main-concepts/workflows#job-flow',
  check: (input) =>
    settingsOf(input).flatMap(({file, setting: {id, at, plain, name}}) =>
      id === condition && plain && file.format === 'yaml' && /^on$/i.test(name)
        ? [
            {
              file,
              at,
              message: 'The key `on` has no quotes, so the edge has no condition.',
              fix: {label: 'Write "on" with quotes', at, text: '"on"'},
            },
          ]
        : [],
    ),
};

const forms: Readonly<Record<string, {form: RegExp; expected: string}>> = {
  integer: {form: /^[-+]?(?:\d[\d_]*|0x[0-9a-f]+)$/i, expected: 'an integer'},
  boolean: {form: /^(?:true|false|on|off|yes|no|0|1)$/i, expected: '`true` or `false`'},
  duration: {
    form: /^[-+]?\d+(?:ns|us|ms|s|m|h|d)?$|^[-+]?P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/i,
    expected: 'a duration such as `30s`, `1m` or `2h`',
  },
};

/** Expected type if the program cannot use the value, otherwise undefined. */
function expectedOf({value, items, isBlock}: Setting, type: string, isOwn: boolean): string | undefined {
  const text = value && value.kind !== 'null' ? value.text : undefined;
  if (text !== undefined && isPlaceholder(text)) {
    return undefined;
  }
  if (type === 'list') {
    return isBlock ? 'a list, whose entries begin with `- `' : undefined;
  }
  if (type === 'map') {
    return items.size > 0 || (text !== undefined && text !== '') ? 'a block of keys' : undefined;
  }
  // Framework keys can have both: `logging.level` has a value for a package and values for its subpackages.
  if (isOwn && (isBlock || (items.size > 0 && type !== 'string'))) {
    return 'a single value, not a block or a list';
  }
  const rule = forms[type];
  return rule && text !== undefined && !rule.form.test(text.trim()) ? rule.expected : undefined;
}

const valueType: Rule = {
  code: 'value-type',
  certainty: 'wrong',
  title: 'Value with the wrong type',
  why: 'Spring Boot cannot convert the value to the type of the property. The component does not start or ignores the value.',
  todo: 'Use a value of the documented type.',
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
              message: `\`${setting.path}\` must be ${expected}.`,
              help: `${entry!.page}#${entry!.key}`,
            },
          ];
    }),
};

export const valuesRules: readonly Rule[] = [unknownValue, unquotedOn, valueType];
