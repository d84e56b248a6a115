/** Rules about worker definitions, and steps that refer to them. */
import {nearest} from '../model/names';
import {definitionsOf, stepsOf, type Located} from '../views/jobs';
import {type Check, each, type Hit} from './rule';
import {isPlaceholder, sameName, unknownName, unlikeName} from './words';

export const duplicateDefinition: Check = sameName(definitionsOf, 'definition', ({document}) => document);

/** The finding about a name that resembles a documented one. Others can be those of the reader. */
const slip = ({text, at}: Located, message: string, known: readonly string[]): Omit<Hit, 'file'> | undefined => {
  const near = text === undefined || known.includes(text) ? undefined : nearest(text, known);
  return near === undefined ? undefined : unknownName(at, message, near);
};

export const infoTag: Check = each(definitionsOf, ({tags}, {knowledge: {infoTags}}) =>
  tags.map((tag) => slip(tag, 'This tag is not documented.', infoTags)),
);

export const processorClass: Check = each(definitionsOf, ({processor}, {knowledge: {workers}}) =>
  slip(
    processor,
    'This class is not documented.',
    workers.flatMap((worker) => worker.processorClass ?? []),
  ),
);

export const stepWithoutDefinition: Check = each(stepsOf, ({file, worker}, input) => {
  const definitions = definitionsOf(input).filter(({name}) => name.text);
  const isDefined = definitions.some(({name}) => name.text === worker.text);
  const message = 'No worker definition in these files has this name, so the step fails.';
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
