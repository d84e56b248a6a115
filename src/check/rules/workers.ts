/** Rules about worker definitions, and steps that refer to them. */
import {nearest} from '../model/names';
import {definitionsOf, templatesOf} from '../views/jobs';
import type {Rule} from './rule';
import {definitionFile, isPlaceholder, lineOf, repeatedInDocument} from './words';

const duplicateDefinition: Rule = {
  code: 'duplicate-definition',
  certainty: 'suspect',
  title: 'Two worker definitions of one name',
  why: 'A step finds its worker by name. Which of two definitions counts is not documented.',
  todo: 'Keep one definition for each name.',
  help: definitionFile,
  check: ({files}) =>
    repeatedInDocument(definitionsOf(files)).map(({item: {file, name}, first}) => ({
      file,
      at: name.at,
      message: `The definition in line ${lineOf(file, first.name.at)} has the same name.`,
    })),
};

const infoTag: Rule = {
  code: 'info-tag',
  certainty: 'not-public',
  title: 'Info tag that the public documentation does not have',
  why: 'Info tags describe the worker. Another one than the published tags may be a slip.',
  todo: 'Take one of the published tags, or ask jadice support.',
  help: 'reference/workers#info-tags',
  check: ({files, knowledge: {infoTags}}) =>
    definitionsOf(files).flatMap(({file, tags}) =>
      tags.flatMap(({text, at}) => {
        if (text === undefined || infoTags.includes(text)) {
          return [];
        }
        const near = nearest(text, infoTags, (tag) => tag);
        const message = `The public documentation does not have this tag.${near ? ` Did you mean \`${near}\`?` : ''}`;
        return [{file, at, message, ...(near && {fix: {label: `Write ${near}`, at, text: near}})}];
      }),
    ),
};

const localhostWorker: Rule = {
  code: 'localhost-worker',
  certainty: 'suspect',
  title: '`localhost` as address of a worker',
  why: 'The controller calls the worker at this address. In a container, `localhost` is the container of the controller itself: it works only if controller and worker run without containers on one machine.',
  todo: 'Write the service name and the port inside the network, such as `http://jadice-flow-worker-tessocr:8080/`.',
  help: definitionFile,
  check: ({files}) =>
    definitionsOf(files)
      .filter(({url}) =>
        /^\w+:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?:[:/]|$)/i.test(url.text ?? ''),
      )
      .map(({file, url}) => ({
        file,
        at: url.at,
        message: '`workerURL` leads to the machine or container of the controller itself.',
      })),
};

const stepWithoutDefinition: Rule = {
  code: 'step-without-definition',
  certainty: 'wrong',
  title: 'Step whose worker has no definition',
  why: 'The controller finds the worker of a step by a `workerName` that equals `workerDefinitionName`, letter by letter. Without one, the step fails.',
  todo: 'Add the definition to `workers.yaml`, or correct the name.',
  help: definitionFile,
  check: ({files}) => {
    const definitions = definitionsOf(files).filter(({name}) => name.text);
    return templatesOf(files).flatMap(({file, steps}) =>
      steps.flatMap(({worker: {text, at}}) => {
        const isDefined = definitions.some(({name}) => name.text === text);
        if (definitions.length === 0 || !text || isDefined || isPlaceholder(text)) {
          return [];
        }
        const near = nearest(text, definitions, ({name}) => name.text ?? '');
        const message = 'No worker definition in the files that are open has this name.';
        return near
          ? [
              {
                file,
                at,
                message: `${message} The one in line ${lineOf(near.file, near.name.at)} of \`${near.file.name}\` has nearly this name.`,
                fix: {
                  label: 'Take the name of that definition',
                  at,
                  text: near.file.text.slice(near.name.at.start, near.name.at.end),
                },
              },
            ]
          : [{file, at, message}];
      }),
    );
  },
};

const unknownWorker: Rule = {
  code: 'unknown-worker',
  certainty: 'not-public',
  title: 'Worker that the public documentation does not name',
  why: 'No worker definition is open, so the name can be compared with the published workers only. Your `workers.yaml` can have others.',
  todo: 'Open `workers.yaml` together with this file.',
  help: 'reference/WorkerInfo',
  check: ({files, knowledge}) =>
    definitionsOf(files).length > 0
      ? []
      : templatesOf(files).flatMap(({file, steps}) =>
          steps.flatMap(({worker: {text, at}}) => {
            if (!text || isPlaceholder(text) || knowledge.workers.some(({name}) => name === text)) {
              return [];
            }
            const near = nearest(text, knowledge.workers, ({name}) => name)?.name;
            const question = near ? ` Did you mean \`${near}\`?` : '';
            const message = `The public documentation does not have this worker.${question}`;
            return [{file, at, message, ...(near && {fix: {label: `Write ${near}`, at, text: near}})}];
          }),
        ),
};

const workerPlace: Rule = {
  code: 'worker-place',
  certainty: 'suspect',
  title: 'Info tag and address of a worker that contradict each other',
  why: 'A worker with the tag `REMOTE` is a service of its own and has a `workerURL`; one with the tag `LOCAL` has none, its `workerURL` is `null`.',
  todo: 'Correct the tag or the address.',
  help: 'reference/workers#info-tags',
  check: ({files}) =>
    definitionsOf(files).flatMap(({file, at, tags, url}) => {
      const has = (name: string): boolean => tags.some(({text}) => text === name);
      const hasUrl = url.text !== undefined && url.text !== '';
      if (has('REMOTE') && !has('LOCAL') && !hasUrl) {
        return [{file, at: url.setting ? url.at : at, message: 'The tag is `REMOTE`, but there is no `workerURL`.'}];
      }
      return has('LOCAL') && !has('REMOTE') && hasUrl
        ? [{file, at: url.at, message: 'The tag is `LOCAL`, but there is a `workerURL`.'}]
        : [];
    }),
};

/** Whether a text is an address that can be called over HTTP. */
function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

const workerUrl: Rule = {
  code: 'worker-url',
  certainty: 'wrong',
  title: 'Address of a worker that is no URL',
  why: 'The controller calls the worker over HTTP at `workerURL`. Without `http://` or `https://`, the text is no address.',
  todo: 'Write `http://`, the host name, the port and a slash; or `null` for a worker without a service.',
  help: definitionFile,
  check: ({files}) =>
    definitionsOf(files).flatMap(({file, url: {text, at}}) => {
      if (text === undefined || text === '' || isPlaceholder(text) || isAddress(text)) {
        return [];
      }
      const isBare = /^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text);
      const message = isBare
        ? '`workerURL` has no `http://` in front.'
        : '`workerURL` is not of the form `http://host:port/`.';
      const fix = {label: 'Put http:// in front', at, text: `http://${text}`};
      return [{file, at, message, ...(isBare && {fix})}];
    }),
};

export const workersRules: readonly Rule[] = [
  duplicateDefinition,
  infoTag,
  localhostWorker,
  stepWithoutDefinition,
  unknownWorker,
  workerPlace,
  workerUrl,
];
