/** Converts the symptoms of Troubleshooting to the data of the finder for one version. Pure. */
import type {SymptomsFile} from '../schema/symptoms';
import {held, type Edition} from './select';
import {docsPath} from '../versions';

/** Groups in file order with the symptoms of the version. Empty groups are omitted. */
export function symptomGroups(file: SymptomsFile, edition: Edition) {
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
