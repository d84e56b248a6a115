import type {Rule} from '../rule';
import {loopsWith} from './loops';

export const completedLoop: Rule = {
  code: 'completed-loop',
  certainty: 'suspect',
  title: 'Loop that goes on as long as its steps succeed',
  why: 'A step of the loop has an edge for `COMPLETED` only, back into the loop. The loop ends only if the step can have another exit status, which is not public for its worker.',
  todo: 'Give one step of the loop an edge that leads out, for an exit status that it can have.',
  help: 'main-concepts/workflows#conditional-flow',
  check: (input) =>
    loopsWith('perhaps', 'This step begins a loop. Only another exit status than `COMPLETED` leads out of it.', input),
};
