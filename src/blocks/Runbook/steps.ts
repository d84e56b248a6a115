/** Selects the steps of a runbook for a choice, and converts them to plain text. */
import type {RunbookChoice, RunbookData, RunbookPhase, RunbookStep} from '@site/src/facts/viewTypes';
import {sentence, type Conditions} from './conditions';

/** The reader's choices, by name. Without an entry, all values apply. */
export type Choice = Readonly<Record<string, string>>;

/** A step, whose text begins with its remaining conditions. */
export interface ShownStep extends RunbookStep {
  /** Number in the complete list, from 1. */
  number: number;
}

export interface ShownPhase extends Omit<RunbookPhase, 'steps'> {
  steps: ShownStep[];
}

/** Keeps only valid choices of a record, because URLs and storage can contain anything. */
export function validChoice(choices: readonly RunbookChoice[], values: Choice): Choice {
  return Object.fromEntries(
    choices.flatMap(({name, options}) => {
      const found = options.find(({value}) => value === values[name]);
      return found ? [[name, found.value]] : [];
    }),
  );
}

/** Options for which a step applies, for each open choice. */
const openConditions = ({when}: RunbookStep, choices: readonly RunbookChoice[], choice: Choice): Conditions =>
  Object.fromEntries(
    choices.flatMap(({name}) => (choice[name] === undefined && when[name] !== undefined ? [[name, when[name]]] : [])),
  );

/** The phases with the applicable steps, numbered consecutively. Empty phases are omitted. */
export function shownPhases({choices, phases}: RunbookData, choice: Choice): ShownPhase[] {
  let number = 0;
  return phases
    .map((phase) => ({
      ...phase,
      steps: phase.steps
        .filter(({when}) => Object.entries(when).every(([name, values]) => values.includes(choice[name] ?? values[0]!)))
        .map((step) => ({
          ...step,
          number: (number += 1),
          text: sentence(step.text, openConditions(step, choices, choice), choices, step),
        })),
    }))
    .filter(({steps}) => steps.length > 0);
}

/** Selected options, by their labels. */
export function chosenText(choices: readonly RunbookChoice[], choice: Choice): string {
  return choices
    .flatMap(({name, label, options}) => {
      const found = options.find(({value}) => value === choice[name]);
      return found ? [name === 'from' || name === 'to' ? `${label} ${found.label}` : found.label] : [];
    })
    .join(', ');
}

/** Removes the marks of code and links. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

/** The list as text for a ticket or a change record: checkboxes, commands and checks. */
export function asText(data: RunbookData, choice: Choice, done: ReadonlySet<string>): string {
  const step = ({id, number, text, danger, commands, check}: ShownStep): string =>
    [
      `[${done.has(id) ? 'x' : ' '}] ${number}. ${plain(text)}`,
      ...(danger === undefined ? [] : [indented(`Danger: ${plain(danger)}`)]),
      ...commands.map(({code}) => indented(code)),
      indented(`Check: ${plain(check)}`),
    ].join('\n');
  const chosen = chosenText(data.choices, choice);
  return [
    chosen === '' ? data.title : `${data.title}: ${chosen}`,
    ...shownPhases(data, choice).flatMap(({label, steps}) => ['', label, '', ...steps.map(step)]),
    '',
  ].join('\n');
}
