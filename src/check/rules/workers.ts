/** Rules about worker definitions, and steps that refer to them. */
import {nearest} from '../model/names';
import {definitionsOf, stepsOf} from '../views/jobs';
import {type Check, each} from './rule';
import {isPlaceholder, sameName, unknownName, unlikeName} from './words';

export const duplicateDefinition: Check = sameName(definitionsOf, 'definition', ({document}) => document);

export const infoTag: Check = each(definitionsOf, ({tags}, {knowledge: {infoTags}}) =>
  tags
    .filter(({text}) => text !== undefined && !infoTags.includes(text))
    .map(({text, at}) => {
      const near = nearest(text!, infoTags);
      return {...unknownName(at, 'This tag is not documented.', near), certainty: near ? undefined : 'not-public'};
    }),
);

const simpleName = (name: string): string => name.split('.').at(-1)!;

export const processorClass: Check = each(definitionsOf, ({name, processor: {text, at}}, {knowledge: {workers}}) => {
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
});

export const stepWithoutDefinition: Check = each(stepsOf, ({file, worker}, input) => {
  const definitions = definitionsOf(input).filter(({name}) => name.text);
  const isDefined = definitions.some(({name}) => name.text === worker.text);
  const message = 'No worker definition in the open files has this name, so the step fails.';
  return (
    definitions.length > 0 &&
    worker.text &&
    !isDefined &&
    !isPlaceholder(worker.text) &&
    unlikeName(file, worker, message, 'definition', definitions)
  );
});

export const workerPlace: Check = each(definitionsOf, ({at, tags, url}) => {
  const [isRemote, isLocal] = ['REMOTE', 'LOCAL'].map((tag) => tags.some(({text}) => text === tag));
  if (isRemote === isLocal || isRemote === Boolean(url.text)) {
    return undefined;
  }
  return isRemote
    ? {
        at: url.setting ? url.at : at,
        message: 'The tag is `REMOTE`, so the worker needs a `workerURL`, and it has none.',
      }
    : {
        at: url.at,
        message: 'The tag is `LOCAL`, so the worker needs no `workerURL`. If it is a service, the tag is `REMOTE`.',
      };
});
