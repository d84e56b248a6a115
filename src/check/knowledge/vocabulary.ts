/** The words of known names. A name of these words is no value in a wrong place. */
import {environmentName} from '../../lib/springNames';
import {cached} from '../model/cached';
import {canonical, partsOf} from '../model/names';
import type {Knowledge} from './knowledge';

/** Words that many stacks have, beside those of the product, Spring Boot and the published shapes. */
const usual =
  'api app backend com cpu data db demo dev frontend http https io jf k8s kubernetes local mariadb minio my mysql net network org own pass postgres prod prometheus proxy registry root scrape snapshot stack store test text tls web'.split(
    ' ',
  );

/** The words of a name: `maxJobs` and `max-jobs` have two. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** The names of the product, of Spring Boot and of the published shapes, and their words. */
const vocabularyOf = cached(({keys, names, images, request, shapes}: Knowledge) => {
  const types = [shapes.compose.types, shapes.kubernetes.types].flatMap(Object.values).flatMap(Object.keys);
  const paths = [...keys.map(({key}) => key), ...request.map(({path}) => path)];
  const all = [
    ...paths.flatMap(partsOf).map(String),
    ...types,
    ...[...names, ...images].map(({name}) => name),
    ...Object.keys(shapes.kubernetes.kinds),
  ];
  return {
    names: new Set([...all, ...paths.map(environmentName), ...usual].map(canonical)),
    words: new Set([...all, ...usual].flatMap(wordsOf)),
  };
});

/** Whether a name consists of words of known names. One of random letters, or with a number as in a password, does not. */
export function isOfWords(name: string, knowledge: Knowledge): boolean {
  if (/\d{2}/.test(name)) {
    return false;
  }
  const words = wordsOf(name);
  return words.some(({length}) => length > 3) && words.every((word) => vocabularyOf(knowledge).words.has(word));
}

/** Whether a name is known, or consists of known words. */
export const isKnown = (name: string, knowledge: Knowledge): boolean =>
  vocabularyOf(knowledge).names.has(canonical(name)) || isOfWords(name, knowledge);
