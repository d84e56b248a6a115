/** Names in messages that can be values in a wrong place, such as a password that a reader pasted in front of a colon. They are masked. */
import type {Knowledge} from './knowledge/knowledge';
import {isKnown} from './knowledge/vocabulary';
import {nearest} from './model/names';
import {unreadableReason, type Files, type ParsedFile} from './model/parse';
import {allEntries, valueOf} from './model/tree';
import {baseName, namesIn, pathOf, servicesOf, usesOf} from './views/compose';
import {assignmentsOf} from './views/containers';

/** In place of a name. */
const mask = '<name>';

const isFile = (name: string): boolean => /^[\w.-]+\.(?:ya?ml|properties|json)$/.test(name);

/** The parts of a name, and what is between them. */
const split = (name: string): string[] => (isFile(name) ? [name] : name.split(/([./[\]]+)/));

/** The names in a text that is no valid YAML, by its lines. */
const namesInLines = ({text}: ParsedFile): string[] =>
  Array.from(text.matchAll(/^[ \t]*(?:- +)*["']?([^\s"'#:][^\n"']*?)["']? *:(?=[ \r\n])/gm), ([, name = '']) => name);

/** Whether a name is of words, unlike a generated password. */
const isPlain = (name: string): boolean =>
  /^(?:[A-Z]?[a-z]+|[A-Z]+)(?:[._-](?:[A-Z]?[a-z]+|[A-Z]+))*\d{0,2}$/.test(name) && name.length <= 60;

/** Names that another place of the files refers to: services and variables. */
const referredIn = (input: Files): string[] =>
  [
    ...servicesOf(input).flatMap(({tree}) => namesIn(valueOf(tree, 'depends_on')).flatMap(({name}) => name ?? [])),
    ...usesOf(input).map(({name}) => name),
    ...input.files
      .flatMap(({text}) => Array.from(text.matchAll(/\/\/([\w.-]+)(?::\d|\/)|\$\{([A-Z]\w*)[:}]/g)))
      .flatMap(([, host, variable]) => host ?? variable ?? []),
  ].filter(isPlain);

/** Masks names of the files, unless they are known, or other places refer to them. A slip of a name in the same text is not masked. */
export function masker(input: Files & {knowledge: Knowledge}, isSound: (file: ParsedFile) => boolean) {
  const sound = {files: input.files.filter(isSound)};
  const fileNames = input.files.flatMap(({name}) => [name, pathOf(name), baseName(name)]);
  const shown = new Set([...fileNames, ...referredIn(sound)]);
  const names = [
    ...input.files.flatMap((file) =>
      // Nothing is named of a text that no parser can read.
      file.reason === unreadableReason
        ? []
        : isSound(file)
          ? file.trees.flatMap(allEntries).map(({name}) => name)
          : namesInLines(file),
    ),
    ...assignmentsOf(sound).map(({name}) => name),
  ];
  const isShown = (part: string): boolean =>
    shown.has(part) || isFile(part) || part.length < 3 || isKnown(part, input.knowledge);
  const hidden = new Set(
    [...new Set(names)].flatMap((name) =>
      shown.has(name) ? [] : split(name).filter((part, index) => index % 2 === 0 && !isShown(part)),
    ),
  );
  const ticked = names.filter((name) => name.includes('`'));
  /** Which parts of names a text does not contain. A name that resembles another text is no value. */
  const hiddenIn = (text: string): ((part: string) => boolean) => {
    const similar = /Did you mean `([^`]*)`/.exec(text)?.[1];
    const others = Array.from(text.matchAll(/`([^`]*)`/g), ([, code = '']) => split(code))
      .flat()
      .filter((part) => !hidden.has(part));
    return (part) =>
      hidden.has(part) &&
      part !== similar &&
      !(nearest(part, others) ?? others.find((one) => part.length > 3 && one.startsWith(part)));
  };
  const maskAll = (code: string, isHidden: (part: string) => boolean): string =>
    shown.has(code)
      ? code
      : isHidden(code)
        ? mask
        : split(code)
            .map((part) => (isHidden(part) ? mask : part))
            .join('')
            .replaceAll(/<name>(?:[.[\]]+<name>)+/g, mask);
  return {
    /** Whether a name, or a part of it, is masked in the line of a message. */
    isHidden: (name: string, message: string): boolean => maskAll(name, hiddenIn(message)) !== name,
    /** A message, or a text that belongs to it, with the names in it masked. */
    masked: (text: string, message = text): string => {
      const isHidden = hiddenIn(message);
      return hidden.size === 0
        ? text
        : ticked
            .reduce((left, name) => left.replaceAll(name, mask), text)
            .replace(/^Use (.*)/, (_, name: string) => `Use ${maskAll(name, isHidden)}`)
            .replaceAll(/`([^`]*)`/g, (_, code: string) => `\`${maskAll(code, isHidden)}\``);
    },
  };
}
