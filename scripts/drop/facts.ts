/**
 * Product facts without a version that goes: a range that begins or ends with it begins with the next one or ends with the one before; a
 * fact that only it had goes away. Changes the text in place, so that comments and line breaks stay. Pure.
 */
import {isScalar, isSeq, parseDocument, visit, type Pair, type Scalar, type YAMLMap} from 'yaml';
import {methods} from '../../src/plugins/product/schema/openapi';

/** A piece of a text that another one takes the place of. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What is left of a file, and of facts that went but may be in other versions. */
export interface Facts {
  text: string;
  /** Lines for a person, each with the line of the file as it was. */
  read: string[];
}

type Range = Partial<Record<'since' | 'until' | 'unconfirmed', Pair>>;
type Node = {range?: [number, number, number] | null};

const valueOf = (pair: Pair | undefined): string | undefined =>
  isScalar(pair?.value) ? String(pair.value.value) : undefined;
const startOf = (node: unknown): number => (node as Node).range![0];
const endOf = (node: unknown): number => (node as Node).range![1];
const quoted = (version: string): string => (version === 'next' ? version : `"${version}"`);

/** Versions that an entry may be in besides its range. */
const unconfirmedOf = ({unconfirmed}: Range): string[] =>
  isSeq<Scalar>(unconfirmed?.value) ? unconfirmed.value.items.map(({value}) => String(value)) : [];

/** Fields of a map that bind it to versions. */
function rangeOf(map: YAMLMap): Range {
  const range: Range = {};
  for (const pair of map.items) {
    const name = isScalar(pair.key) ? String(pair.key.value).replace(/^x-/, '') : '';
    if (name === 'since' || name === 'until' || name === 'unconfirmed') {
      range[name] = pair;
    }
  }
  return range;
}

/** The whole lines from one place to another, so that nothing is left of what stood there. */
const lines = (text: string, start: number, end: number): Edit => {
  const next = text.indexOf('\n', end - 1);
  return {start: text.lastIndexOf('\n', start - 1) + 1, end: next < 0 ? text.length : next + 1, text: ''};
};

const pairLines = (text: string, pair: Pair): Edit => lines(text, startOf(pair.key), endOf(pair.value));

/**
 * The edit that takes an entry out: an entry of a list, a step whose condition it is, or an operation of a path; the list or the path too
 * when nothing is left in it.
 */
function withoutEntry(text: string, map: YAMLMap, ancestors: readonly unknown[], gone: Set<unknown>): Edit {
  const way = [...ancestors, map];
  const index = Math.max(...way.map((_, at) => (at > 0 && isSeq(way[at - 1]) ? at : -1)));
  if (index < 0) {
    const pairs = way.filter((one): one is Pair => typeof one === 'object' && one !== null && 'key' in one);
    const [path, operation] = pairs.slice(-2) as [Pair<Scalar, YAMLMap>, Pair<Scalar>];
    gone.add(operation.value);
    const left = path.value!.items.filter(
      ({key, value}) => methods.some((method) => method === String((key as Scalar).value)) && !gone.has(value),
    );
    return pairLines(text, left.length > 0 ? operation : path);
  }
  const [item, list, owner] = [way[index], way[index - 1], way[index - 2]];
  gone.add(item);
  const isEmpty = isSeq(list) && list.items.every((one) => gone.has(one));
  return isEmpty ? pairLines(text, owner as Pair) : lines(text, startOf(item), endOf(item));
}

/** The name of an entry, for a message. */
function nameOf(map: YAMLMap): string {
  const pair = map.items.find(({key}) => isScalar(key) && /^(?:key|names?|id|operationId)$/.test(String(key.value)));
  return valueOf(pair) ?? 'an entry';
}

/**
 * @param file - Its name, for messages.
 * @param order - All versions with the one that goes, oldest first, `next` last.
 */
export function withoutVersion(file: string, text: string, version: string, order: readonly string[]): Facts {
  const at = order.indexOf(version);
  const [before, after] = [order[at - 1], order[at + 1]];
  const edits: Edit[] = [];
  const read: string[] = [];
  const gone = new Set<unknown>();
  visit(parseDocument(text), {
    Map(_key, map, ancestors) {
      const range = rangeOf(map);
      const [since, until] = [valueOf(range.since), valueOf(range.until)];
      const unconfirmed = unconfirmedOf(range);
      const others = unconfirmed.filter((name) => name !== version);
      const isCondition = map.flow === true;
      if (until === version && (before === undefined || since === version)) {
        edits.push(withoutEntry(text, map, ancestors, gone));
        if (others.length > 0) {
          const line = text.slice(0, startOf(map)).split('\n').length;
          read.push(
            `${file}:${line}: ${nameOf(map)} ended with ${version} and went; it may be in ${others.join(', ')}`,
          );
        }
        return visit.SKIP;
      }
      if (since === version) {
        const value = {start: startOf(range.since!.value), end: endOf(range.since!.value), text: quoted(after!)};
        edits.push(before === undefined && !isCondition ? pairLines(text, range.since!) : value);
      }
      if (until === version) {
        edits.push({start: startOf(range.until!.value), end: endOf(range.until!.value), text: quoted(before!)});
      }
      if (others.length < unconfirmed.length) {
        const {value} = range.unconfirmed!;
        edits.push(
          others.length === 0
            ? pairLines(text, range.unconfirmed!)
            : {start: startOf(value), end: endOf(value), text: `[${others.map(quoted).join(', ')}]`},
        );
      }
      return undefined;
    },
  });
  return {text: applied(text, edits), read};
}

/** A text after edits; one that lies in another is of no effect. */
function applied(text: string, edits: readonly Edit[]): string {
  const size = ({start, end}: Edit): number => end - start;
  const outer: Edit[] = [];
  for (const edit of [...edits].sort((a, b) => size(b) - size(a))) {
    if (!outer.some(({start, end}) => start <= edit.start && edit.end <= end)) {
      outer.push(edit);
    }
  }
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((all, {start, end, text: piece}) => all.slice(0, start) + piece + all.slice(end), text);
}
