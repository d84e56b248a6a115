/** Converts runbooks to component data for one version. */
import {runbookChoices, runbookVersions, type RunbookFile} from '../schema/runbooks';
import {forOpenShift} from './platforms';
import {inVersion, type VersionContext} from './select';
import {docsPath} from '../versions';

type Step = RunbookFile['phases'][number]['steps'][number];

/** Source or target versions. The latest is never a source, and the oldest never a target. */
function versionOptions(name: keyof typeof runbookVersions, order: readonly string[]): readonly string[] {
  return name === 'from' ? order.slice(0, -1) : order.slice(1);
}

type Choice = Record<'name' | 'label', string> & {options: Record<'value' | 'label', string>[]};

function choiceOf(name: string, order: readonly string[]): Choice {
  if (name === 'from' || name === 'to') {
    const options = versionOptions(name, order).map((version) => ({value: version, label: version}));
    return {name, label: runbookVersions[name], options};
  }
  const {label, options} = runbookChoices[name as keyof typeof runbookChoices];
  return {name, label, options: Object.entries(options).map(([value, text]) => ({value, label: text}))};
}

/** The values of each choice for which a step applies. */
function conditionOf(
  {from, to, ...rest}: NonNullable<Step['when']>,
  order: readonly string[],
): Record<string, string[]> {
  const lists = Object.entries(rest).filter((entry): entry is [string, string[]] => entry[1] !== undefined);
  const until = from ? versionOptions('from', order).slice(0, order.indexOf(from.until) + 1) : undefined;
  const since = to ? order.slice(order.indexOf(to.since)) : undefined;
  return {...Object.fromEntries(lists), ...(until && {from: [...until]}), ...(since && {to: [...since]})};
}

/** A step for Kubernetes and OpenShift as one for each, if its words differ. */
function ofPlatforms(step: Step): Step[] {
  const {platform = []} = step.when ?? {};
  const changed: Step = {
    ...step,
    text: forOpenShift(step.text),
    danger: step.danger && forOpenShift(step.danger),
    check: forOpenShift(step.check),
    commands: step.commands?.map((command) => ({
      ...command,
      title: forOpenShift(command.title),
      code: forOpenShift(command.code),
    })),
  };
  if (
    !['kubernetes', 'openshift'].every((one) => platform.includes(one)) ||
    JSON.stringify(step) === JSON.stringify(changed)
  ) {
    return [step];
  }
  const others = platform.filter((one) => one !== 'openshift');
  return [
    {...step, when: {...step.when, platform: others}},
    {...changed, id: `${step.id}-openshift`, when: {...step.when, platform: ['openshift']}},
  ];
}

/** A runbook of a version, without empty phases. */
export function runbook(id: string, file: RunbookFile, context: VersionContext) {
  const linked = (text: string): string => text.replaceAll(/\]\((?=[a-z])/g, `](${docsPath(context.version)}/`);
  return {
    id,
    title: file.title,
    choices: file.choices.map((name) => choiceOf(name, context.order)),
    phases: file.phases
      .map((phase) => ({
        id: phase.id,
        label: phase.label,
        steps: inVersion(phase.steps, context)
          .flatMap(ofPlatforms)
          .map(({id: name, text, danger, commands = [], check, when = {}}) => ({
            id: name,
            text: linked(text),
            danger: danger && linked(danger),
            commands: commands.map(({title, language = 'bash', code}) => ({title, language, code: code.trimEnd()})),
            check: linked(check),
            when: conditionOf(when, context.order),
          })),
      }))
      .filter(({steps}) => steps.length > 0),
  };
}
