/** Turns the symptoms of Troubleshooting into what the finder shows, for one version. Pure. */
import type {SymptomsFile} from '../schema/symptoms';
import {held, type Edition} from './select';
import {docsPath} from '../versions';
import type {SymptomGroup} from '../views';

/** Groups in the order of the file, each with the symptoms that the version has; none is empty. */
export function symptomGroups(file: SymptomsFile, edition: Edition): SymptomGroup[] {
  const address = (to: string): string => (to.startsWith('#') ? to : `${docsPath(edition.version)}/${to}`);
  const symptoms = held(file.symptoms, edition);
  return file.groups
    .map(({id, label}) => ({
      label,
      symptoms: symptoms
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
    .filter((group) => group.symptoms.length > 0);
}
