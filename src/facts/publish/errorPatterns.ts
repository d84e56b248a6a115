import {versionTag} from '../../config/versionNames';
import {versions} from '../../config/versions';
import {messageRows, symptomList} from '../prepare/prepare';
import type {Product} from '../schema';
import type {SearchQuestionsFile} from '../schema/catalogue';
import type {ErrorPattern} from '../viewTypes';
import {docsPath, factName, factVersions} from '../versions';
import {type Entry, entriesOf} from '../prepare/entries';
import {availability} from '../prepare/select';

/** Matches a query that is only the name, in any form: `a.b-c`, `A_BC`, `a.b-c: value`. */
function patternOf(name: string): string {
  const parts = name.match(/[a-z0-9]+/gi) ?? [];
  return `^\\W*${parts.join('[\\W_]*')}\\W*(?:[:=].*)?$`;
}

const fit = ({kind, of}: Entry, wanted: string): number => Number(kind === wanted) * 2 + Number(of === 'controller');

/**
 * @param order - All versions, oldest first.
 * @param docs - Path of the documentation of the version, such as `docs/next`.
 */
export function oldNames(product: Product, version: string, order: readonly string[], docs: string): ErrorPattern[] {
  const entries = entriesOf(product);
  const present = entries.filter(({range, obsolete}) => !obsolete && availability(range, version, order) !== 'no');
  const names = new Set(present.map(({name}) => name));
  return entries.flatMap(({name, kind, deprecation}): ErrorPattern[] => {
    const found = present.filter((entry) => entry.name === deprecation?.replacement && entry.row !== undefined);
    // Prefer the controller, which most readers configure.
    const [next] = found.sort((a, b) => fit(b, kind) - fit(a, kind));
    return next && !names.has(name) ? [{to: `${docs}/${next.row}`, messages: [patternOf(name)], words: []}] : [];
  });
}

/** The page whose sections symptoms reference only by anchor. */
const page = 'operations/troubleshooting';

/**
 * The reader questions for the search, each with the address of the section that answers it. Those for pages outside the documentation have
 * the same address for all versions.
 *
 * @param docs - Path of the documentation of the version, such as `docs/next`.
 */
export function searchQuestions(questions: SearchQuestionsFile, docs: string): ErrorPattern[] {
  return Object.entries(questions).flatMap(([id, sections]) => {
    const address = id.startsWith('/') ? id.slice(1) : `${docs}/${id.replace(/(^|\/)index$/, '$1')}`;
    return Object.entries(sections).map(([anchor, words]): ErrorPattern => ({
      to: anchor === '' ? address : `${address}#${anchor}`,
      words,
    }));
  });
}

/**
 * The symptoms, old names and reader questions for the search, by version tag. For a symptom with two sections, the target is the
 * first. Entries for sections that a version does not have are included. Pages outside the documentation have the tag `default`.
 */
export function errorPatternsByTag(product: Product): Record<string, ErrorPattern[]> {
  const {'search-questions': questions} = product;
  const ofVersions = Object.fromEntries(
    versions.map(({name}) => {
      const version = factName(name);
      const docs = docsPath(version).slice(1);
      const context = {version, order: factVersions};
      const listed = symptomList(product, context).flatMap(({symptoms}) => symptoms);
      const rows = [...listed, ...messageRows(product, context)];
      const ofSymptoms = rows.map(({isListed, see: [first], messages, hints, words}): ErrorPattern => ({
        to: first!.to.startsWith('#') ? `${docs}/${page}${first!.to}` : first!.to.slice(1),
        ...(messages.length > 0 && {messages: [...messages]}),
        ...(hints.length > 0 && {hints: [...hints]}),
        words: words === '' ? [] : [words],
        ...(!isListed && {isMessage: true}),
      }));
      return [
        versionTag + name,
        [...ofSymptoms, ...oldNames(product, version, factVersions, docs), ...searchQuestions(questions, docs)],
      ];
    }),
  );
  return {...ofVersions, default: searchQuestions(questions, '')};
}
