import type {FieldChange} from '../../views';

const isValue = (text: string): boolean => /^[^\s`]+$/.test(text);

/** A value as code, or a text with its full stop. */
const asText = (text: string): string => (isValue(text) ? `\`${text}\`.` : text.replace(/\.?$/, '.'));

/** What became of a field: a value, such as a default, in one sentence. Texts in one for each version. */
export function changed({field, before, after}: FieldChange, from: string, to: string): string {
  if (before === '' || after === '') {
    const [version, other, known] = before === '' ? [to, from, after] : [from, to, before];
    return `The ${field} is documented only for ${version}, not for ${other}: ${asText(known)}`;
  }
  return isValue(before) && isValue(after)
    ? `The ${field} was \`${before}\` in ${from} and is \`${after}\` in ${to}.`
    : `The ${field} in ${to}: ${asText(after)} In ${from}, it was: ${asText(before)}`;
}
