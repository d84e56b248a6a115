/** Rules about worker definitions, and steps that refer to them. */
import {nearest} from '../model/names';
import {definitionsOf, stepsOf} from '../views/jobs';
import {each, type Rule} from './rule';
import {definitionFile, isPlaceholder, sameName, unknownName, unlikeName} from './words';

export const duplicateDefinition: Rule = {
  certainty: 'suspect',
  title: 'Two worker definitions with the same name',
  why: 'A step finds its worker by name. It is not documented which of the two definitions applies.',
  todo: 'Keep only one definition for each name.',
  help: definitionFile,
  check: sameName(definitionsOf, 'definition', ({document}) => document),
};

export const infoTag: Rule = {
  certainty: 'suspect',
  otherwise: 'not-public',
  title: 'Undocumented info tag',
  why: 'Info tags describe the worker. An undocumented tag might be a typing error.',
  todo: 'Use a documented tag or ask jadice support.',
  help: 'reference/workers#info-tags',
  check: each(definitionsOf, ({tags}, {knowledge: {infoTags}}) =>
    tags
      .filter(({text}) => text !== undefined && !infoTags.includes(text))
      .map(({text, at}) => {
        const near = nearest(text!, infoTags);
        return {...unknownName(at, 'This tag is not documented.', near), certainty: near ? undefined : 'not-public'};
      }),
  ),
};

const simpleName = (name: string): string => name.split('.').at(-1)!;

export const processorClass: Rule = {
  certainty: 'suspect',
  otherwise: 'not-public',
  title: 'Processor class differs from the documentation',
  why: 'The class is similar to a documented one, or the documentation lists a different one for this worker. It might be a typing error.',
  todo: 'Use the documented class, unless your release has a different one.',
  help: definitionFile,
  check: each(definitionsOf, ({name, processor: {text, at}}, {knowledge: {workers}}) => {
    const known = workers.flatMap(({processorClass}) => processorClass ?? []);
    if (!text || known.includes(text) || isPlaceholder(text)) {
      return undefined;
    }
    const slip = nearest(text, known);
    const near =
      slip ??
      workers.find((worker) => worker.name === name.text)?.processorClass ??
      known.find((one) => simpleName(one) === simpleName(text));
    return (
      near && {
        ...unknownName(at, 'This class is not documented.', near),
        certainty: slip ? undefined : ('not-public' as const),
      }
    );
  }),
};

export const stepWithoutDefinition: Rule = {
  certainty: 'wrong',
  title: 'Worker of a step is not defined',
  why: 'The `workerDefinitionName` of a step must match a `workerName` exactly (case-sensitive). Otherwise, the step fails.',
  todo: 'Add the definition to `workers.yaml` or correct the name.',
  help: definitionFile,
  formerly: ['unknown-worker'],
  check: each(stepsOf, ({file, worker}, input) => {
    const definitions = definitionsOf(input).filter(({name}) => name.text);
    const isDefined = definitions.some(({name}) => name.text === worker.text);
    const message = 'No worker definition in the open files has this name.';
    return (
      definitions.length > 0 &&
      worker.text &&
      !isDefined &&
      !isPlaceholder(worker.text) &&
      unlikeName(file, worker, message, 'definition', definitions)
    );
  }),
};

export const workerPlace: Rule = {
  certainty: 'suspect',
  title: 'Info tag and worker URL contradict each other',
  why: 'A worker with the tag `REMOTE` is a separate service and needs a `workerURL`. For a worker with the tag `LOCAL`, `workerURL` is `null`.',
  todo: 'Correct the tag or the URL.',
  help: 'reference/workers#info-tags',
  check: each(definitionsOf, ({at, tags, url}) => {
    const [isRemote, isLocal] = ['REMOTE', 'LOCAL'].map((tag) => tags.some(({text}) => text === tag));
    if (isRemote === isLocal || isRemote === Boolean(url.text)) {
      return undefined;
    }
    return isRemote
      ? {at: url.setting ? url.at : at, message: 'The tag is `REMOTE`, but there is no `workerURL`.'}
      : {at: url.at, message: 'The tag is `LOCAL`, but there is a `workerURL`.'};
  }),
};
