/** Files in values of other files: entries of a ConfigMap or Secret, blocks of values files, and patches of a kustomization. */
import {LineCounter} from 'yaml';
import {keysFor} from '../knowledge/find';
import type {Knowledge} from '../knowledge/knowledge';
import {allSettings, bind} from './bind';
import {componentOf, isChart} from './kind';
import {parseFile, type ParsedFile} from './parse';
import {entriesOf, itemsOf, textOf, valueOf, type Entry, type Scalar, type Tree} from './tree';

/** Names of the files that the components read. */
const isOwnName = (name: string): boolean =>
  /^(?:application|bootstrap|jobtemplates?|workers|(?:license|licence))[\w-]*\.(?:ya?ml|properties)$|^[\w-]*\.env$|^env\.txt$/i.test(
    name,
  );

/** Whether a text is probably settings of a component, whatever its name. */
const isSettings = (text: string): boolean => /\n./.test(text) && /^(?:jadice-flow|spring)[.:]/m.test(text);

/** The text in Base64, or undefined if it is none. */
export function decoded(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The single values of a file that can be files, with their keys and texts. A value behind an alias is the same object again. */
function candidatesIn({trees}: ParsedFile) {
  const found = new Map<Scalar, {key: string; content: string | undefined; isSecret: boolean; isEncoded: boolean}>();
  const visit = (tree: Tree, key: string, isInSecret: boolean, isEncoded: boolean): void => {
    if (tree.type === 'scalar') {
      found.set(tree, {key, content: isEncoded ? decoded(tree.text) : tree.text, isSecret: isInSecret, isEncoded});
    }
    const isSecret = isInSecret || textOf(valueOf(tree, 'kind')) === 'Secret';
    entriesOf(tree).forEach(({name, value}) =>
      visit(value, name, isSecret, isEncoded || (isSecret && name === 'data')),
    );
    itemsOf(tree).forEach((item) => visit(item, key, isSecret, isEncoded));
  };
  trees.forEach((tree) => visit(tree, '', false, false));
  return [...found].flatMap(([{at}, {content, ...rest}]) => (content === undefined ? [] : [{at, content, ...rest}]));
}

/** A block as a text of its own with the same offsets and lines: what is above it is blank, and its indentation is moved to the line above. */
function lifted({text}: ParsedFile, {start, end}: Scalar['at'], content: string): string {
  const first = text.indexOf('\n', start);
  const block = text.slice(first, end);
  const indentOf = (of: string): number => /^([ ]*)[^\s]/m.exec(of)?.[1]!.length ?? 0;
  const indent = new RegExp(`(\\r?\\n)( {0,${indentOf(block) - indentOf(content)}})`, 'g');
  return text.slice(0, first).replaceAll(/[^\r\n]/g, ' ') + block.replaceAll(indent, '$2$1');
}

/** The settings in the values of a chart: below a key that says so, or, with a key of the product or of Spring Boot, in a block with others. */
function settingsIn(file: ParsedFile, knowledge: Knowledge, tree: Tree, key = ''): ParsedFile[] {
  const entries = entriesOf(tree);
  const isNamed = /config|application|properties|settings/i.test(key);
  const isOwn = ({name}: Entry): boolean => /^(?:jadice-?flow|spring|publisher|neverpile-eureka)(?:\.|$)/i.test(name);
  const own = {...tree, entries: isNamed ? entries : entries.filter(isOwn)} as Tree;
  const document = bind(own);
  const isKnown = allSettings(document).some(({id, value}) => value && keysFor(knowledge, id).length > 0);
  return isKnown && (isNamed || entries.some(isOwn))
    ? [
        {
          ...file,
          kind: 'application',
          what: undefined,
          component: componentOf([document], knowledge),
          trees: [own],
          documents: [document],
          problems: [],
          origin: {file, at: tree.at, key, isExact: true, isSecret: false},
        },
      ]
    : [
        ...entries.flatMap(({name, value}) => settingsIn(file, knowledge, value, name)),
        ...itemsOf(tree).flatMap((item) => settingsIn(file, knowledge, item)),
      ];
}

/** The files in a file. Their findings are at the lines of that file, or at the value if it is encoded or in quotes. */
export function embeddedIn(file: ParsedFile, knowledge: Knowledge): ParsedFile[] {
  const blocks = isChart(file) ? file.trees.flatMap((tree) => settingsIn(file, knowledge, tree)) : [];
  const texts = (file.format === 'yaml' ? candidatesIn(file) : []).flatMap(
    ({at, key, content, isEncoded, isSecret}): ParsedFile[] => {
      if (!isOwnName(key) && !isSettings(content) && !(key === 'patch' && file.kind === 'kubernetes')) {
        return [];
      }
      const isExact = /[|>]/.test(file.text[at.start]!) && !isEncoded;
      const parsed = parseFile({name: key, text: isExact ? lifted(file, at, content) : content}, knowledge);
      const lines = new LineCounter();
      lines.linePos = () => file.lines.linePos(at.start);
      const origin = {file, at, key, isExact, isSecret};
      return parsed.kind === 'other' && !isOwnName(key)
        ? []
        : [{...parsed, name: file.name, lines: isExact ? file.lines : lines, origin}];
    },
  );
  return [...blocks, ...texts];
}
