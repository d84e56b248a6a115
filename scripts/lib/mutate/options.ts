import {type Mutation, type Stage, stageKinds} from './mutation';

/** The command line asks for what does not exist. */
export class BadUse extends Error {
  override readonly name = 'BadUse';
}

/** What is asked for. */
export interface Options {
  /** Whether the mutations are named only, and nothing is run. */
  isList: boolean;
  chosen: readonly Mutation[];
}

const usage = `expected [--stage ${stageKinds.join('|')}|all] [--only NAME]... [--list]`;
const isKind = (value: string): value is Stage['kind'] => stageKinds.some((kind) => kind === value);

/**
 * Reads the command line: without a stage it is about unit tests, with names about these, whatever their stage.
 *
 * @throws BadUse when an option, a stage or a name does not exist.
 */
export function readOptions(args: readonly string[], all: readonly Mutation[]): Options {
  const names = new Set<string>();
  let stage: string | undefined;
  let isList = false;
  for (let index = 0; index < args.length; index += 1) {
    const [option, value] = [args[index]!, args[index + 1]];
    if (option === '--list') {
      isList = true;
    } else if ((option === '--stage' || option === '--only') && value !== undefined) {
      index += 1;
      if (option === '--only') {
        names.add(value);
      } else {
        stage = value;
      }
    } else {
      throw new BadUse(`mutate: "${option}"; ${usage}`);
    }
  }
  stage ??= names.size > 0 || isList ? 'all' : 'unit';
  if (stage !== 'all' && !isKind(stage)) {
    throw new BadUse(`mutate: stage "${stage}"; ${usage}`);
  }
  const unknown = [...names].find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) {
    throw new BadUse(`mutate: no mutation is named "${unknown}"; npm run mutate -- --list names them`);
  }
  const chosen = all.filter(
    (one) => (names.size === 0 || names.has(one.name)) && (stage === 'all' || one.stage.kind === stage),
  );
  if (chosen.length === 0) {
    throw new BadUse(`mutate: none of ${[...names].join(', ')} is for the stage "${stage}"`);
  }
  return {isList, chosen};
}
