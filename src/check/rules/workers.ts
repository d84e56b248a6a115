/** Rules about worker definitions, and steps that refer to them. */
import {nearest} from '../model/names';
import {definitionsOf, stepsOf, type Located} from '../views/jobs';
import {type Check, each, type Found} from './rule';
import {isPlaceholder, sameName, unknownName, unlikeName} from './words';

export const duplicateDefinition: Check = sameName(definitionsOf, 'definition', ({document}) => document);

/** The finding about a name that resembles a documented one. Others can be those of the reader. */
const slip = ({text, at}: Located, message: string, known: readonly string[]): Found | undefined => {
  const near = text === undefined || known.includes(text) ? undefined : nearest(text, known);
  return near === undefined ? undefined : unknownName(at, message, near);
};

export const infoTag: Check = each(definitionsOf, ({tags}, {knowledge: {infoTags}}) =>
  tags.map((tag) => slip(tag, 'No documented info tag has this name.', infoTags)),
);

export const processorClass: Check = each(definitionsOf, ({processor}, {knowledge: {workers}}) =>
  slip(
    processor,
    'No documented worker has a processor class of this name.',
    workers.flatMap((worker) => worker.processorClass ?? []),
  ),
);

export const stepWithoutDefinition: Check = each(stepsOf, ({file, worker}, input) => {
  const definitions = definitionsOf(input).filter(({name}) => name.text);
  const isDefined = definitions.some(({name}) => name.text === worker.text);
  const message = '`workerDefinitionName` names a worker that no open file defines, so the step fails.';
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
        message: 'This worker has the tag `REMOTE`, but no `workerURL`, so no address leads to it.',
        advice: 'A worker with `REMOTE` is a service of its own. Write its address, such as `http://worker:8080/`.',
      }
    : {
        at: url.at,
        message: 'This worker has the tag `LOCAL`, but also a `workerURL`, so one of the two is wrong.',
        advice:
          'For a worker with the tag `LOCAL`, `workerURL` is `null`. If it is a service of its own, its tag is `REMOTE`.',
      };
});
