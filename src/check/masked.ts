// cspell:ignore apikey licen
/** Names in messages that are probably pieces of values: lines of a licence or key that a reader indented as keys. They are masked. */
import {below, blocksOf, listedIn, type Blocks} from './knowledge/blocks';
import type {Knowledge} from './knowledge/knowledge';
import {isOfWords, vocabularyOf} from './knowledge/vocabulary';
import {typeOfObject} from './knowledge/shapes';
import {cached} from './model/cached';
import {canonical, isSecretKey, nearest, partsOf} from './model/names';
import {unreadableReason, type Files, type ParsedFile} from './model/parse';
import {entriesOf, itemsOf, valueOf, type Tree} from './model/tree';
import {baseName, namesIn, pathOf, servicesOf, usesOf} from './views/compose';
import {assignmentsOf} from './views/containers';

/** The parts of all keys that the product, Spring Boot and the published shapes have. */
const knownParts = cached(({keys, names, request, images, shapes: {compose, kubernetes}}: Knowledge) => {
  const shapes = [compose.types, kubernetes.types].flatMap((types) => Object.values(types).flatMap(Object.keys));
  const known = [...keys.map(({key}) => key), ...[...names, ...images].map(({name}) => name)];
  const all = [...shapes, ...known, ...request.map(({path}) => path)];
  return new Set(all.flatMap(partsOf).map((part) => canonical(String(part))));
});

/** Whether a name that begins like a known variable ends with something else than words. */
function isOddVariable(name: string, knowledge: Knowledge): boolean {
  const {variables, secrets} = vocabularyOf(knowledge);
  const known = secrets.find((one) => name.startsWith(one) && name !== one);
  const rest = known
    ? name.slice(known.length)
    : /^(?:JADICE_?FLOW|SPRING|SERVER|MANAGEMENT|LOGGING)_(.+)/.exec(name)?.[1];
  return rest !== undefined && !isOfWords(rest, knowledge) && nearest(name, variables) === undefined;
}

/** Whether a value is expected to be secret: a password, a licence or a key. */
const isSecretPlace = (name: string): boolean =>
  isSecretKey(name) || /licen[sc]e|certificate|private-?key|\.(?:key|crt|pem)$/i.test(name);

/** Whether a part of a name has the shape of Base64 or of a generated text: digits between letters, or capitals as in no word. */
function isRandom(part: string): boolean {
  const digits = part.match(/\d+/g)?.length ?? 0;
  const capitals = part.match(/[a-z][A-Z]/g)?.length ?? 0;
  return part.length >= 10 && (digits > 2 || (digits > 1 && capitals > 0) || capitals > part.length / 5);
}

/** Whether small letters, capitals and digits are mixed, as in most passwords and few names. */
const isMixed = (part: string): boolean => [/[a-z]/, /[A-Z]/, /\d/].every((form) => form.test(part));

/** Whether a name can be that of a setting: of words, as in `proxy.example.com/body-size`. */
const isPlausible = (name: string): boolean =>
  name.length <= 100 &&
  /^\$?[\w.[\]-]+$/.test(name.replace(/^[\w-]+(?:\.[\w-]+)+\//, '')) &&
  !/(?:password|passwd|secret|token|apikey|credentials?|licen[sc]e)[A-Za-z\d]{5,}$/i.test(name) &&
  !name.split(/[^A-Za-z\d]/).some((part) => isRandom(part) || isMixed(part));

const isFile = (name: string): boolean => /^[\w.-]+\.(?:ya?ml|properties|json)$/.test(name);

/** Names that nobody would take for a line of a text: variables and files. */
const isUsual = (name: string): boolean => isFile(name) || /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(name);

const unquoted = (name: string): string => name.replaceAll(/^["']|["']$/g, '');

const split = (name: string): string[] => (isFile(name) ? [name] : partsOf(name).map(String));

interface Name {
  whole: string;
  parts: readonly string[];
  depth: number;
  /** Whether its value can continue in the lines below. */
  isOpen: boolean;
}

/** The names of a tree, in the order of the text. */
function keysIn(tree: Tree, file: ParsedFile, depth = 0): Name[] {
  const isFlat = file.format === 'properties' || file.format === 'env';
  return [
    ...entriesOf(tree).flatMap(({name, value}) => {
      const {type, at} = value;
      const isOpen =
        type === 'scalar' && (isFlat || value.text === '' || file.text.slice(at.start, at.end).includes('\n'));
      const parts = split(name);
      return [{whole: name, parts, depth, isOpen}, ...keysIn(value, file, depth + parts.length)];
    }),
    ...itemsOf(tree).flatMap((item) => keysIn(item, file, depth + 1)),
  ];
}

/** The names in a text that is no valid YAML, by its lines. */
const namesInLines = ({text}: ParsedFile): Name[] =>
  Array.from(text.matchAll(/^([ \t]*(?:- +)*)["']?([^\s"'#:][^\n"']*?)["']? *:(?=[ \r\n])(.*)/gm), (found) => {
    const [, {length: depth} = '', name = '', value = ''] = found;
    return {whole: name, parts: split(name), depth, isOpen: /^\s*(?:[|>].*)?$/.test(value)};
  });

/**
 * The parts of names that messages must not contain: what is not known, and where a secret is expected, in no form of a name, or in a
 * block whose keys are listed, unless it consists of words or resembles one of them.
 *
 * @param isVariable - Whether a name can be that of a variable, if all of them are.
 * @param again - Names that a block has twice. Where all keys are possible, they can be lines of a text.
 * @param services - Names of services that others name.
 */
function hiddenIn(
  names: readonly Name[],
  knowledge: Knowledge,
  blocks: Blocks | undefined,
  isVariable: (name: string) => boolean = () => true,
  again: ReadonlySet<string> = new Set(),
  services: ReadonlySet<string | undefined> = new Set(),
): string[] {
  let secret = Infinity;
  let isOpen = false;
  let above: {depth: number; block: Blocks | undefined}[] = [];
  return names.flatMap((name) => {
    secret = name.depth > secret ? secret : Infinity;
    above = above.filter(({depth}) => depth < name.depth);
    let block = above.length > 0 ? above.at(-1)!.block : blocks;
    const isKnown = (part: string): boolean => knownParts(knowledge).has(canonical(part));
    isOpen &&= !name.parts.some(isKnown);
    const isAfter = isOpen && !isUsual(name.whole);
    const isName = isFile(name.whole) || name.parts.every(isKnown) || isPlausible(name.whole);
    const isOdd = !isName || !isVariable(name.whole) || isOddVariable(name.whole, knowledge);
    const hidden = name.parts.filter((part, index) => {
      const isBelow = name.depth + index > secret && !isFile(name.whole);
      secret = isSecretPlace(part) ? Math.min(secret, name.depth + index) : secret;
      const listed = block ? listedIn(block) : [];
      const isOwn = block?.root.some((type) => type.startsWith('{}') && type.slice(2) in block!.types);
      block = block && below(block, part);
      const isWords = isOfWords(part, knowledge);
      const isStray = (): boolean =>
        listed.length > 0 ? nearest(part, listed) === undefined : again.has(name.whole) && !isUsual(name.whole);
      const isOddName = isOwn && !/^[a-z\d_][a-z\d_-]*$/.test(part) && !services.has(part);
      return !isKnown(part) && (isBelow || isAfter || isOdd || (!isWords && (isOddName || isStray())));
    });
    above.push({depth: name.depth, block});
    isOpen ||= name.isOpen && name.parts.some(isSecretPlace);
    return hidden;
  });
}

/** Masks the names of files that are probably pieces of values. Of them, a message says only the length. */
export function masker(input: Files & {knowledge: Knowledge}, isSound: (file: ParsedFile) => boolean) {
  const sound = input.files.filter(isSound);
  const blocks = blocksOf(input.knowledge);
  const given = assignmentsOf({files: sound}).flatMap(({name: whole, form}) =>
    hiddenIn(
      [{whole, parts: split(whole), depth: 0, isOpen: false}],
      input.knowledge,
      form === 'property' ? blocks.application : undefined,
    ),
  );
  const services = new Set(
    servicesOf({files: sound}).flatMap(({tree}) => namesIn(valueOf(tree, 'depends_on')).map(({name}) => name)),
  );
  const used = new Set(usesOf({files: sound}).map(({name}) => name));
  const fileNames = new Set(input.files.flatMap(({name}) => [name, pathOf(name), baseName(name)]));
  const hidden = new Set([
    ...input.files.flatMap((file) => {
      // Nothing is named of a text that no parser can read.
      const isRead = file.reason !== unreadableReason;
      const names = !isRead
        ? []
        : isSound(file)
          ? file.trees.flatMap((tree) => keysIn(tree, file))
          : namesInLines(file);
      const own = file.trees.map((tree) => typeOfObject(input.knowledge.shapes.kubernetes, tree));
      // The keys of kinds that others define are not listed.
      const isOther = file.kind === 'kubernetes' && isSound(file) && own.includes(undefined);
      return hiddenIn(
        names,
        input.knowledge,
        isOther ? undefined : blocks[file.kind],
        file.kind === 'env' ? (name) => used.has(name) || /^[A-Z_][A-Z\d_]*$|_proxy$/.test(name) : undefined,
        new Set(file.kind === 'env' ? [] : file.problems.map(({at}) => unquoted(file.text.slice(at.start, at.end)))),
        services,
      );
    }),
    ...given,
  ]);
  const ticked = [...hidden].filter((name) => name.includes('`'));
  const mask = (part: string): string => (hidden.has(part) ? `<${part.length} characters>` : part);
  const maskAll = (code: string): string =>
    fileNames.has(code)
      ? code
      : hidden.has(code)
        ? mask(code)
        : code
            .split(/([.[\]]+)/)
            .map(mask)
            .join('');
  return {
    /** Whether a name, or a part of it, is masked. */
    isHidden: (name: string): boolean => maskAll(name) !== name,
    /** A message, or the label of a correction, with the names in it masked. */
    masked: (text: string): string =>
      hidden.size === 0
        ? text
        : ticked
            .reduce((left, name) => left.replaceAll(name, mask(name)), text)
            .replace(/^Use (.*)/, (_, name: string) => `Use ${maskAll(name)}`)
            .replaceAll(/`([^`]*)`/g, (_, code: string) => `\`${maskAll(code)}\``),
  };
}
