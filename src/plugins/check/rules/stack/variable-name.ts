import type {Knowledge, KnownName} from '../../knowledge/types';
import {nearest} from '../../model/names';
import type {ParsedFile} from '../../model/parse';
import type {Place} from '../../model/tree';
import {servicesOf, variablesOf} from '../../views/compose';

/** Names of environment variables in `.env` files and in the services of Compose files. */
export const variableNames = (files: readonly ParsedFile[]): {file: ParsedFile; name: string; at: Place}[] => [
  ...variablesOf(files),
  ...servicesOf(files).flatMap(({file, environment}) => environment.map(({name, at}) => ({file, name, at}))),
];

/** Published names of environment variables. */
export const publishedNames = ({names}: Knowledge): readonly KnownName[] =>
  names.filter(({kind}) => kind === 'environment');

/** The published name that is like one of the product that is not; undefined for names of others. */
export const likely = (name: string, knowledge: Knowledge): string | undefined =>
  nearest(
    name,
    publishedNames(knowledge).filter(({obsolete}) => !obsolete),
    (one) => one.name,
  )?.name;
