/** Turns the symptoms of Troubleshooting into what the finder shows, for one version. Pure. */
import type {Edition} from './prepare';
import type {SymptomsFile} from '../schema/symptoms';
import {appliesTo} from './select';
import {docsPath} from '../versions';
import type {SymptomGroup} from '../views';

/** Groups in the order of the file, each with the symptoms that the version has; none is empty. */
export function symptomGroups(file: SymptomsFile, {version, order}: Edition): SymptomGroup[] {
  const address = (to: string): string => (to.startsWith('#') ? to : `${docsPath(version)}/${to}`);
  const held = file.symptoms.filter((entry) => appliesTo(entry, version, order));
  return file.groups
    .map(({id, label}) => ({
      label,
      symptoms: held
        .filter(({group}) => group === id)
        .map(({id: symptom, symptom: text, cause, see, messages = [], hints = [], words = ''}) => ({
          id: symptom,
          symptom: text,
          cause,
          see: see.map((link) => ({...link, to: address(link.to)})),
          messages,
          hints,
          words,
        })),
    }))
    .filter(({symptoms}) => symptoms.length > 0);
}
