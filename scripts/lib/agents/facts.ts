/** `facts.json`: every name of the product, and how it stands in one version. */
import type {ProductName} from '../../../src/plugins/product/views';

/** Whether the version has a name: public, left open by the public sources, or not. */
export type State = 'has' | 'may have' | 'has not';

/** A name of `names.json`, with its state in the version of the bundle. */
export interface Fact extends ProductName {
  state: State;
}

/** The names as a version sees them, in the order in which they come. */
export const factsOf = (names: readonly ProductName[], version: string): Fact[] =>
  names.map((name) => ({
    ...name,
    state: name.versions.includes(version) ? 'has' : name.unconfirmed?.includes(version) ? 'may have' : 'has not',
  }));
