/** Rules about variables and placeholders that do not get the value that is written. */
import {isSecretKey} from '../model/names';
import {textOf} from '../model/tree';
import {variablesOf} from '../views/compose';
import {assignmentsOf} from '../views/containers';
import {type Check, each} from './rule';
import {correction, settingsOf} from './words';

/** What to do about characters that Docker Compose replaces. */
const literally =
  'The container gets another text than the one that you see, such as half of a password. Enclose the value in single quotes, in which nothing is replaced.';

/** What to do about quotes that nothing removes. */
const asIs = 'The program gets the quotes too and, for example, rejects the password. Delete them.';

export const changedVariable: Check = (input) => {
  const names = new Set(variablesOf(input).map(({name}) => name));
  const variables = variablesOf(input).filter(({bare}) => !bare);
  return [
    ...each(
      () => variables,
      ({file, name, value: {at}}) => {
        const raw = file.text.slice(at.start, at.end);
        // `${NAME}` is meant as a variable. `$$` and `\$` are a dollar sign.
        const uses = Array.from(raw.matchAll(/\\\$|\$\$|\$\{|\$(\w*)/g));
        const isReplaced = uses.some(([, used]) => used !== undefined && !names.has(used));
        const isCut = isSecretKey(name) && !/^['"]/.test(raw) && /^[^\S\n]+#\S/.test(file.text.slice(at.end));
        const fix = raw.includes("'")
          ? undefined
          : {label: 'Add single quotes', at, text: `'${raw.replaceAll('"', '')}'`};
        return !raw.startsWith("'") && isReplaced
          ? {
              at,
              message: `In the value of \`${name}\`, Docker Compose takes \`$\` and what follows for a variable.`,
              advice: literally,
              fix,
            }
          : isCut && {
              at,
              message: `The value of \`${name}\` ends before the \`#\`, which begins a comment.`,
              advice: literally,
            };
      },
    )(input),
    ...each(assignmentsOf, ({file, name, at, value}) => {
      const text = textOf(value) ?? '';
      const fix = correction(file, at, text, text.slice(1, -1), 'Delete the quotes');
      // In a list, the name and the value are one text.
      const isListed = value?.at.start === at.start && file.text.slice(at.start, at.end).includes(name);
      return (
        isListed &&
        /^(["']).+\1$/.test(text) && {
          at,
          message: `In this list, the quotes become part of the value of \`${name}\`.`,
          advice: asIs,
          fix,
        }
      );
    })(input),
    ...each(
      () => [...variables, ...assignmentsOf(input)],
      ({name, at}) =>
        /^(?:JADICE|SPRING|SERVER|MANAGEMENT|LOGGING)[A-Z\d_]*-[A-Z\d_-]*$/.test(name) && {
          at,
          message: `\`${name}\` has a hyphen, and many shells drop such a variable.`,
          advice:
            'The component then starts without the value. Leave the hyphen out: Spring Boot finds the property without it.',
        },
    )(input),
  ];
};

export const brokenPlaceholder: Check = each(settingsOf, ({file, setting: {path, value}}) => {
  const text = value?.text ?? '';
  const {at} = value ?? {at: {start: 0, end: 0}};
  const isOpen = text.split('${').length > text.split('}').length;
  const [all, name = ''] = /^\$\(?([A-Z][A-Z\d_]+)\)?$/.exec(text) ?? [];
  const fix = all === undefined ? undefined : correction(file, at, all, `\${${name}}`, 'Add braces');
  return isOpen
    ? {at, message: `A placeholder in \`${path}\` has no \`}\` at its end.`}
    : all !== undefined && {
        at,
        message: `\`${path}\` is set to this text, because braces are missing: \`\${NAME}\`.`,
        fix,
      };
});
