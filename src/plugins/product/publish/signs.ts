import {versions} from '../../../config/versions';
import {loadProduct} from '../load/load';
import {symptomGroups} from '../prepare/prepare-symptoms';
import {docsPath, factName, factVersions} from '../versions';

/** A message or some words, with the place that they lead to: what the search takes. */
interface Sign {
  to: string;
  patterns: string[];
  words: string;
}

/** The page whose sections symptoms name by anchor alone. */
const page = 'operations/troubleshooting';

/** The symptoms as signs for the search, by the tag of each version. A symptom with two sections leads to the first. */
export function symptomSigns(): Record<string, Sign[]> {
  const {symptoms} = loadProduct(factVersions);
  return Object.fromEntries(
    versions.map(({name}) => {
      const version = factName(name);
      const rows = symptomGroups(symptoms, {version, order: factVersions}).flatMap((group) => group.symptoms);
      const signs = rows.map(({see: [first], messages, words}) => ({
        to: (first!.to.startsWith('#') ? `${docsPath(version)}/${page}${first!.to}` : first!.to).slice(1),
        patterns: [...messages],
        words,
      }));
      return [`docs-default-${name}`, signs];
    }),
  );
}
