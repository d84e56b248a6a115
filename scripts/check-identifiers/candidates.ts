/** Finds what looks like an identifier of the product in text. */
import type {Piece} from './markdown';
import {rootOf, type Vocabulary} from './vocabulary';
import {yamlKeys} from './yaml-keys';

export interface Candidate {
  kind: 'key' | 'path' | 'class' | 'name' | 'tag' | 'environment';
  text: string;
  /** Counted from 1 within the page. */
  line: number;
}

/** Ends of words with dots that are file or host names, not keys. */
const NO_KEY =
  /\.(md|mdx|ya?ml|json|xml|sh|cmd|bat|ps1|properties|jks|p12|pem|crt|jar|war|zip|tgz|html|svg|png|txt|log|conf|service|tsx?|java|com|org|net|de|io|local|internal|svc|example)$/i;
const HOST_NAME = /\.(svc|example|internal|local)\./;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Rule {
  kind: Candidate['kind'];
  pattern: RegExp;
  /** Whether the rule applies to a piece; missing: to all. */
  where?: (piece: Piece) => boolean;
  /** The identifier, or undefined if the match is not one. */
  pick?: (match: RegExpExecArray) => string | undefined;
}

const isCode = ({kind}: Piece): boolean => kind !== 'prose';

/** A path counts when it is the path of an address, not a folder in the middle of another path. */
function pathOf({0: found, index, input}: RegExpExecArray): string | undefined {
  const before = /[^\s"'`()[\]<>=,;]*$/.exec(input.slice(0, index))?.[0] ?? '';
  const isStart =
    before === '' || /^\w+:\/\/[^/]*$/.test(before) || /^\$\{?\w+\}?$/.test(before) || /^[\w.-]+:\d+$/.test(before);
  return isStart ? found.replace(/[.,:;]+$/, '') : undefined;
}

const keyOf = ([found]: RegExpExecArray): string | undefined => {
  const key = found.replace(/[.[-]+$/, '');
  return !key.includes('.') || NO_KEY.test(key) || HOST_NAME.test(key) ? undefined : key;
};

const withoutWildcard = ([found]: RegExpExecArray): string | undefined => {
  const name = found.replace(/[-_.]+$/, '');
  return /[-_.]/.test(name) ? name : undefined;
};

/** Rules for one vocabulary; build them once. */
export function identifierRules(vocabulary: Vocabulary): Rule[] {
  // Keys that a framework owns are looked at too, to find those of another version.
  const known = [...vocabulary.key.keys()].map(rootOf);
  const roots = [...new Set([...known, ...vocabulary.roots])]
    .filter((root) => root !== 'stage')
    .map(escape)
    .join('|');
  const images = [...vocabulary.imageTags.keys()].map(escape).join('|');
  const dotted = new RegExp(`(?<![\\w./@-])(?:${roots})(?:\\[\\w*\\])?(?:\\.[\\w-]+(?:\\[\\w*\\])?|\\.\\*)+`, 'g');
  return [
    {kind: 'key', pattern: dotted, where: ({lang}) => lang !== 'java', pick: keyOf},
    {
      kind: 'key',
      pattern: new RegExp(`(?<=["{])${dotted.source}`, 'g'),
      where: ({lang}) => lang === 'java',
      pick: keyOf,
    },
    {kind: 'path', pattern: /\/(?:job|admin)\/(?:[\w%.$*-]|\{\w*\})*(?:\/(?:[\w%.$*-]|\{\w*\})*)*/g, pick: pathOf},
    {kind: 'class', pattern: /(?<![\w.])(?:com\.jadice|com\.neverpile|org\.jadice)(?:\.\w+)*/g, pick: withoutWildcard},
    {kind: 'class', pattern: /(?<![\w.])[A-Z]\w+Event(?!\w)/g, where: isCode},
    {kind: 'name', pattern: /(?<=workerDefinitionName"?: *["']?)[A-Za-z][\w-]*/g, where: isCode},
    {kind: 'name', pattern: /(?<![\w.-])(?:jf|js|jadice-flow)-[a-z][a-z0-9-]*/g, pick: withoutWildcard},
    // The anchor of a URL, such as /docs/page#worker-restarts, is not an identifier.
    {kind: 'name', pattern: /(?<![\w.-]|\/[\w-]+#)worker-[a-z][a-z0-9-]*/g, where: isCode, pick: withoutWildcard},
    {
      kind: 'name',
      pattern: new RegExp(`(?<=${escape(vocabulary.registry)}/)[a-z][\\w.-]*(?:/[\\w.-]+)*`, 'g'),
      pick: ([found]) => found.replace(/[.-]+$/, ''),
    },
    {
      kind: 'tag',
      pattern: new RegExp(`(?<![\\w.-])(?:${images}):\\d[\\w.-]*`, 'g'),
      pick: ([found]) => found.replace(/\.$/, ''),
    },
    {kind: 'environment', pattern: /(?<![\w.$-]|\$\{)[A-Z][A-Z0-9]*_[A-Z0-9_]*/g, pick: withoutWildcard},
    {kind: 'environment', pattern: /(?<=\$\{?)[A-Z][A-Z0-9]*_[A-Z0-9_]*/g, pick: withoutWildcard},
  ];
}

/** Candidates of one piece, each identifier once per line. */
export function findCandidates(piece: Piece, rules: readonly Rule[]): Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (kind: Candidate['kind'], text: string, line: number): void => {
    found.set(`${kind} ${text} ${line}`, {kind, text, line});
  };
  piece.text.split('\n').forEach((text, index) => {
    for (const {kind, pattern, where, pick} of rules) {
      if (where && !where(piece)) {
        continue;
      }
      for (const match of text.matchAll(pattern)) {
        const identifier = pick ? pick(match) : match[0];
        if (identifier !== undefined) {
          add(kind, identifier, piece.line + index);
        }
      }
    }
  });
  if (piece.lang === 'yaml' || piece.lang === 'yml') {
    yamlKeys(piece.text).forEach(({key, line}) => add('key', key, piece.line + line - 1));
  }
  return [...found.values()];
}
