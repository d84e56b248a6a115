/** The words of known names. A name of these words is no value in a wrong place. */
import {environmentName} from '../../lib/springNames';
import {cached} from '../model/cached';
import {isSecretKey, partsOf} from '../model/names';
import type {Knowledge} from './knowledge';

/** The words of a name: `maxJobs` and `max-jobs` have two. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** The words of all known names, and the variables for all known properties. */
export const vocabularyOf = cached((knowledge: Knowledge) => {
  const {keys, names, images} = knowledge;
  const parts = keys.flatMap(({key}) => partsOf(key).map(String));
  const types = [knowledge.shapes.compose.types, knowledge.shapes.kubernetes.types].flatMap(Object.values);
  const variables = names.flatMap(({name, kind}) => (kind === 'environment' ? name : []));
  const all = [...parts, ...types.flatMap(Object.keys), ...[...names, ...images].map(({name}) => name)];
  return {
    words: new Set(all.flatMap(wordsOf)),
    secrets: variables.filter(isSecretKey),
    variables: [...variables, ...keys.map(({key}) => environmentName(key))],
  };
});

/** Whether a name consists of words of known names. One of random letters does not. */
export function isOfWords(name: string, knowledge: Knowledge): boolean {
  const words = wordsOf(name);
  return words.some(({length}) => length > 3) && words.every((word) => vocabularyOf(knowledge).words.has(word));
}
