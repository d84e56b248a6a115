/** Rules about the values of settings. */
import {isOfFramework, isParent, known, siblings} from '../knowledge/find';
import type {Knowledge} from '../knowledge/knowledge';
import type {Setting} from '../model/bind';
import {canonical, nearest} from '../model/names';
import {settingsIn} from '../model/parse';
import {type Check, each} from './rule';
import {allSettingsOf, correction, didYouMean, endpoints, isPlaceholder, listed, settingsOf} from './words';

export const unknownValue: Check = each(allSettingsOf, ({file, setting: {id, value, path}}, {knowledge}) => {
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
    message: `\`${path}\` has none of its documented values, which are ${listed(entry.values)}.${didYouMean(near)}`,
    advice: near
      ? 'The component does not know the value: it stops, or takes its default. Correct it.'
      : 'The list can be incomplete. Use one of these values, unless jadice support gave you this one.',
    help: entry.help,
    certainty: near === undefined ? 'not-public' : undefined,
    fix: near === undefined ? near : {label: `Use ${near}`, at, text: near},
  };
});

/** The condition of an edge, wherever the values of a chart have the job templates. */
const condition = /(?:^|\.)jobtemplates\[\]\.jobflow\[\]\.on$/;

export const unquotedOn: Check = each(
  (input) => [...settingsOf(input), ...input.files.filter(({kind}) => kind === 'other').flatMap(settingsIn)],
  ({file, setting: {id, at, plain, name}}) =>
    condition.test(id) &&
    plain &&
    file.format === 'yaml' &&
    /^on$/i.test(name) && {
      at,
      message: 'Without quotes, this key is no `on`: YAML 1.1 reads it as `true`.',
      fix: {label: 'Write "on" with quotes', at, text: '"on"'},
    },
);

const forms: Readonly<Record<string, {form: RegExp; expected: string}>> = {
  integer: {form: /^[-+]?(?:\d[\d_]*|0x[0-9a-f]+)$/i, expected: 'an integer'},
  port: {
    form: /^(?:-1|0*\d{1,4}|0*[1-5]\d{4}|0*6(?:[0-4]\d{3}|5(?:[0-4]\d\d|5(?:[0-2]\d|3[0-5]))))$/,
    expected: 'a port up to 65535',
  },
  boolean: {form: /^(?:true|false|on|off|yes|no|0|1)$/i, expected: '`true` or `false`'},
  duration: {
    form: /^[-+]?\d+(?:ns|us|ms|s|m|h|d)?$|^[-+]?P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/i,
    expected: 'a duration such as `30s`, `1m` or `2h`, without a blank',
  },
  milliseconds: {form: /^[-+]?\d+$/, expected: 'a number of milliseconds without a unit, such as `30000`'},
  size: {
    form: /^[-+]?\d+\s*(?:(?:K|M|G|T)?B)?$/,
    expected: 'a size such as `512KB` or `10MB`, with the unit in upper case',
  },
};

/** The shape that a known key must have, and what to do, if the setting has another one. */
function expectedShape(
  {id, value, items, isBlock}: Setting,
  type: string | undefined,
  knowledge: Knowledge,
): readonly [expected: string, todo: string] | undefined {
  if (type === 'list') {
    const todo = 'Spring Boot finds no entry of the list in these keys. Begin each entry with `- `.';
    return isBlock ? ['a list, whose entries begin with `- `', todo] : undefined;
  }
  if (type === 'map' || (type === undefined && isParent(knowledge, id))) {
    const names = siblings(knowledge, id).map(({name}) => name);
    const isOther = (items.size > 0 && !isParent(knowledge, `${id}[]`)) || (value && value.text !== '');
    const such = names.length > 0 ? `, such as ${listed(names.slice(0, 2), ' and ')}` : '';
    const todo = 'None of these keys is set by what stands here. Write them in the lines below, indented deeper.';
    return isOther ? [`a block of keys${such}`, todo] : undefined;
  }
  return type !== undefined && (isBlock || (items.size > 0 && type !== 'string'))
    ? [
        'a single value, not a block or a list',
        'Spring Boot cannot make one value of it, and the component stops or takes its default. Write the value behind the colon.',
      ]
    : undefined;
}

const levels = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'OFF'];

export const valueType: Check = each(allSettingsOf, ({file, setting}, {knowledge}) => {
  const {id, name, path, value} = setting;
  const {type, help} = known(knowledge, id, file.component) ?? {};
  const text = value && value.kind !== 'null' ? value.text.trim() : '';
  const at = value?.at ?? setting.at;
  const isSlip = file.problems.some((problem) => problem.at.start === at.start);
  // Legacy profiles and slips of YAML have rules of their own. Any package has a level, beside those of its subpackages.
  if (isPlaceholder(text) || id === 'spring.profiles' || isSlip) {
    return undefined;
  }
  if (id.startsWith('logging.level.')) {
    const isLevel = text === '' || /^(?:trace|debug|info|warn|error|fatal|off|false|no)$/i.test(text);
    const message = `The value of \`${path}\` is no log level, so the component does not start. The levels are ${listed(levels)}.`;
    const near = nearest(text.toUpperCase(), levels);
    const fix = near ? {label: `Use ${near}`, at, text: near} : undefined;
    const advice = 'Spring Boot sets the levels first and stops at a word that is none. Write one of them.';
    return !isLevel && {at, message: message + didYouMean(near), advice, certainty: 'suspect', fix};
  }
  // In an import and a location, `;` separates alternatives.
  const isFiles = /\.(?:import|location)$/.test(id);
  const isList = type === 'list' || /exposure\.(?:include|exclude)$/.test(id) || isFiles;
  const isJoined = (isFiles ? /\.(?:ya?ml|properties)\s+\S/ : /^[\w*-]+(?:\s*;\s*[\w*-]+)+$/).test(text);
  if (isList && isJoined) {
    const message = `\`${path}\` is a list, but no comma separates its entries, so they are one.`;
    const fix = correction(file, at, text, text.replaceAll(isFiles ? /[,\s]+/g : /\s*;\s*/g, ','), 'Use commas');
    return {
      at,
      message,
      advice: 'Nothing matches this entry. Put commas between the parts of it.',
      help,
      certainty: 'suspect',
      fix,
    };
  }
  const ids = /exposure\.(?:include|exclude)$/.test(id) ? text.split(/\s*,\s*/) : [];
  const wrong = ids.find((one) => !endpoints.includes(one) && nearest(one, endpoints));
  if (wrong !== undefined) {
    const near = nearest(wrong, endpoints)!;
    const message = `An entry of \`${path}\` is no endpoint of Spring Boot.${didYouMean(near)}`;
    const advice = 'Nothing is exposed under this name, so a check of the endpoint gets status 404. Correct the entry.';
    return {at, message, advice, help, certainty: 'suspect', fix: correction(file, at, wrong, near)};
  }
  const shape = expectedShape(setting, type, knowledge);
  const rule = forms[type === 'integer' && /port$/i.test(name) ? 'port' : (type ?? '')];
  const isCommented = file.format === 'properties' && /\s#/.test(text);
  const comment = isCommented ? ' In `.properties`, `#` and what follows belong to the value.' : '';
  return shape
    ? {
        at,
        message: `\`${path}\` must be ${shape[0]}.`,
        advice: shape[1],
        help,
        certainty: isOfFramework(knowledge, id) ? 'suspect' : undefined,
      }
    : rule &&
        text !== '' &&
        !rule.form.test(text) && {
          at,
          message: `\`${path}\` must be ${rule.expected}.${comment}`,
          advice: isCommented
            ? 'The component does not start. Move the comment into a line above.'
            : 'Spring Boot stops with `Failed to bind properties` and the name of this key, so the component does not start.',
          help,
        };
});
