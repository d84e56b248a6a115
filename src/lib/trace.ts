/** What a pasted text says about a fault: Java prints the cause last, and a log has its errors between other lines. */

/** White space, also as it is written inside JSON. */
const gap = String.raw`(?:\s|\\+[rnt])+`;
const nextCause = new RegExp(String.raw`(?:(?:\\+[rnt])+|\b)Caused by:${gap}?`);
/** The end of a message: its line, a frame, the end of the frames, a wrapper, or the end of a value in JSON. */
const end = new RegExp(
  String.raw`[\r\n]|${gap}(?:at${gap}[\w.$/@<>~-]+\(|\.{3} \d+ |Wrapped by:|Suppressed:)|\\*"\s*[,}]`,
);
const frame = /^\s*(?:at\s+[\w.$/@<>~-]+\(|\.{3} \d+ )/;
const error = /\b(?:ERROR|FATAL|SEVERE|PANIC)\b|\b\w+(?:Exception|Error)\b/;

const messageOf = (text: string): string =>
  text
    .trim()
    .split(end, 1)[0]!
    .replace(new RegExp(`${gap}$`), '');

/** The messages of the causes in a stack trace, the deepest first. */
export function causesIn(text: string): string[] {
  const [head = '', ...causes] = text.split(nextCause);
  // With the root cause first, as Logback can print it, the others wrap it.
  const isRootFirst = causes.length === 0 && /\bWrapped by:/.test(text);
  const root = head.split(/\bWrapped by:/, 1)[0]!.split(/[\r\n]+/);
  const roots = isRootFirst ? root.filter((line) => !frame.test(line) && error.test(line)).reverse() : [];
  return [...causes.reverse(), ...roots].map(messageOf).filter((message) => message !== '');
}

/** The lines of a log with an error, without those of a stack trace. */
const errorsIn = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .filter((line) => error.test(line) && !frame.test(line))
    .join('\n');

/** The parts of a text that can say what is wrong, the most certain first, and the whole text last. */
export const tellingParts = (text: string): string[] =>
  [...new Set([...causesIn(text), errorsIn(text), text])].filter((part) => part.trim() !== '');

/**
 * Shortens a text for a service with a limit: the cause and the errors stay, then its start and its end.
 *
 * @param length - Maximum number of characters.
 */
export function shortened(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const third = Math.floor(length / 3);
  const [cause = '', errors = ''] = [causesIn(text)[0], errorsIn(text)];
  const telling = [cause, errors].map((part) => part.slice(0, third)).filter(Boolean);
  const rest = length - telling.join(' ').length - 4;
  return [...telling, text.slice(0, Math.ceil(rest / 2)), text.slice(-Math.floor(rest / 2))].join(' ').slice(0, length);
}

/** A query as a URL has it, because servers refuse longer ones. */
export const inUrl = (query: string): string => shortened(query, 1000);
