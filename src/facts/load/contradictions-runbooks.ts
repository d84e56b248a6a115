/** Checks of runbooks that their schema cannot see. Pure. */
import {rangeProblems} from './problems';
import type {Product} from '../schema';

/** Names that are there more than once. */
const doubles = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** Steps and phases with one id, versions that do not exist, and conditions that the reader cannot choose. */
export function runbookProblems(product: Product, versions: readonly string[]): string[] {
  return Object.entries(product.runbooks).flatMap(([file, {choices, phases}]) => {
    const at = `product/runbooks/${file}.yaml`;
    const steps = phases.flatMap((phase) => phase.steps);
    return [
      ...doubles(phases.map(({id}) => id)).map((id) => `${at}: phases (${id}): stands there twice; rename one`),
      ...doubles(steps.map(({id}) => id)).map((id) => `${at}: steps (${id}): stands there twice; rename one`),
      ...steps.flatMap(({id, when = {}, ...range}) => {
        const step = `${at}: steps (${id})`;
        const unknown = Object.keys(when).filter((name) => !choices.includes(name));
        return [
          ...unknown.map((name) => `${step}: when > ${name}: is not in choices; add it there, or take it out here`),
          ...rangeProblems(step, range, versions),
          ...rangeProblems(`${step}: when`, {until: when.from?.until, since: when.to?.since}, versions).filter(
            (problem) => problem.includes('names the version'),
          ),
        ];
      }),
    ];
  });
}
