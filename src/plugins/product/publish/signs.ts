import {versions} from '../../../config/versions';
import {loadProduct} from '../load/load';
import {symptomGroups} from '../prepare/prepare-symptoms';
import type {AskedFile} from '../schema/asked';
import {docsPath, factName, factVersions} from '../versions';
import {nameSigns} from './nameSigns';

/** Messages, words and questions, with the place that they lead to: what the search takes. */
export interface Sign {
  to: string;
  patterns: string[];
  words: string[];
}

/** The page whose sections symptoms name by anchor alone. */
const page = 'operations/troubleshooting';

/**
 * What readers ask, as signs.
 *
 * @param docs - Path of the documentation of the version, such as `docs/next`.
 */
export function askedSigns(asked: AskedFile, docs: string): Sign[] {
  return Object.entries(asked).flatMap(([id, sections]) => {
    const address = `${docs}/${id.replace(/(^|\/)index$/, '$1')}`;
    return Object.entries(sections).map(([anchor, words]): Sign => ({
      to: anchor === '' ? address : `${address}#${anchor}`,
      patterns: [],
      words,
    }));
  });
}

/**
 * The symptoms, old names and what readers ask as signs for the search, by the tag of each version. A symptom with two sections leads to the
 * first. Signs for sections that a version does not have are among them.
 */
export function readerSigns(): Record<string, Sign[]> {
  const product = loadProduct(factVersions);
  const {symptoms, asked} = product;
  return Object.fromEntries(
    versions.map(({name}) => {
      const version = factName(name);
      const docs = docsPath(version).slice(1);
      const rows = symptomGroups(symptoms, {version, order: factVersions}).flatMap((group) => group.symptoms);
      const signs = rows.map(({see: [first], messages, words}): Sign => ({
        to: first!.to.startsWith('#') ? `${docs}/${page}${first!.to}` : first!.to.slice(1),
        patterns: [...messages],
        words: words === '' ? [] : [words],
      }));
      return [
        `docs-default-${name}`,
        [...signs, ...nameSigns(product, version, factVersions, docs), ...askedSigns(asked, docs)],
      ];
    }),
  );
}
