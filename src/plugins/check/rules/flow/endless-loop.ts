import type {Rule} from '../rule';
import {loopsWith} from './loops';

export const endlessLoop: Rule = {
  code: 'endless-loop',
  certainty: 'wrong',
  title: 'Loop that no exit status leaves',
  why: 'Each step of the loop leads back into the loop, with every exit status. A job that enters it does not come to its end.',
  todo: 'Give one step of the loop an edge that leads out, for an exit status that it can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: (input) => loopsWith('no', 'This step begins a loop, and nothing leads out of it.', input),
};
