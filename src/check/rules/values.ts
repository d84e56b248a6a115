/** Rules about the values of settings. */
import {isOfFramework, known} from '../knowledge/find';
import type {Setting} from '../model/bind';
import {canonical, nearest} from '../model/names';
import {each, type Rule} from './rule';
import {isPlaceholder, listed, settingsOf} from './words';

export const unknownValue: Rule = {
  certainty: 'not-public',
  title: 'Undocumented value',
  why: 'The documentation lists the values of this property. A different value might be a typing error.',
  todo: 'Use a documented value or ask jadice support.',
  help: 'installation/general-configuration#configuration-properties',
  check: each(settingsOf, ({file, setting: {id, value, path}}, {knowledge}) => {
    const entry = isOfFramework(knowledge, id) ? undefined : known(knowledge, id, file.component);
    const isKnown = (text: string): boolean =>
      isPlaceholder(text) || entry!.values!.some((one) => canonical(one) === canonical(text));
    if (!entry?.values || !value || value.kind === 'null' || isKnown(value.text)) {
      return undefined;
    }
    const {at, text} = value;
    const near = nearest(text, entry.values);
    return {
      at,
      message: `The value of \`${path}\` is not one of the documented values: ${listed(entry.values)}.`,
      help: `${entry.page}#${entry.key}`,
      fix: near === undefined ? near : {label: `Use ${near}`, at, text: near},
    };
  }),
};

const condition = canonical('jadice-flow.jobs.jobTemplates[].jobFlow[].on');

export const unquotedOn: Rule = {
  certainty: 'wrong',
  title: 'Key `on` without quotes',
  why: 'YAML 1.1, which Spring Boot uses, reads an unquoted `on` as a boolean. The edge then has no condition.',
  todo: 'Write `"on"`.',
  help: 'main-concepts/workflows#job-flow',
  check: each(
    settingsOf,
    ({file, setting: {id, at, plain, name}}) =>
      id === condition &&
      plain &&
      file.format === 'yaml' &&
      /^on$/i.test(name) && {
        at,
        message: 'The key `on` has no quotes, so the edge has no condition.',
        fix: {label: 'Write "on" with quotes', at, text: '"on"'},
      },
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

export const valueType: Rule = {
  certainty: 'wrong',
  title: 'Value with the wrong type',
  why: 'Spring Boot cannot convert the value to the type of the property. The component does not start or ignores the value.',
  todo: 'Use a value of the documented type.',
  help: 'installation/general-configuration#configuration-properties',
  check: each(settingsOf, ({file, setting}, {knowledge}) => {
    const entry = known(knowledge, setting.id, file.component);
    const expected = entry && expectedOf(setting, entry.type, !isOfFramework(knowledge, setting.id));
    return (
      expected && {
        at: setting.value?.at ?? setting.at,
        message: `\`${setting.path}\` must be ${expected}.`,
        help: `${entry.page}#${entry.key}`,
      }
    );
  }),
};
