/** Rules about worker definitions, and steps that refer to them. */
import {nearest} from '../model/names';
import {definitionsOf, templatesOf} from '../views/jobs';
import type {Rule} from './rule';
import {definitionFile, isPlaceholder, lineOf, repeatedInDocument} from './words';

const duplicateDefinition: Rule = {
  code: 'duplicate-definition',
  certainty: 'suspect',
  title: 'Two worker definitions with the same name',
  why: 'A step finds its worker by name. It is not documented which of the two definitions applies.',
  todo: 'Keep only one definition for each name.',
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
  title: 'Undocumented info tag',
  why: 'Info tags describe the worker. An undocumented tag might be a typing error.',
  todo: 'Use a documented tag or ask jadice support.',
  help: 'reference/workers#info-tags',
  check: ({files, knowledge: {infoTags}}) =>
    definitionsOf(files).flatMap(({file, tags}) =>
      tags.flatMap(({text, at}) => {
        if (text === undefined || infoTags.includes(text)) {
          return [];
        }
        const near = nearest(text, infoTags, (tag) => tag);
        const message = `This tag is not documented.${near ? ` Did you mean \`${near}\`?` : ''}`;
        return [{file, at, message, ...(near && {fix: {label: `Write ${near}`, at, text: near}})}];
      }),
    ),
};

const localhostWorker: Rule = {
  code: 'localhost-worker',
  certainty: 'suspect',
  title: '`localhost` in a worker URL',
  why: 'The controller calls the worker at this URL. In a container, `localhost` is the container of the controller itself. It works only if the controller and the worker run on one machine without containers.',
  todo: 'Use the service name and the container port, such as `http://jadice-flow-worker-tessocr:8080/`.',
  help: definitionFile,
  check: ({files}) =>
    definitionsOf(files)
      .filter(({url}) =>
        /^\w+:\/\/(?:[^@/]*@)?(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?:[:/]|$)/i.test(url.text ?? ''),
      )
      .map(({file, url}) => ({
        file,
        at: url.at,
        message: '`workerURL` points to the machine or container of the controller itself.',
      })),
};

const stepWithoutDefinition: Rule = {
  code: 'step-without-definition',
  certainty: 'wrong',
  title: 'Worker of a step is not defined',
  why: 'The `workerDefinitionName` of a step must match a `workerName` exactly (case-sensitive). Otherwise, the step fails.',
  todo: 'Add the definition to `workers.yaml` or correct the name.',
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
        const message = 'No worker definition in the open files has this name.';
        return near
          ? [
              {
                file,
                at,
                message: `${message} The definition in line ${lineOf(near.file, near.name.at)} of \`${near.file.name}\` has a similar name.`,
                fix: {
                  label: 'Use the name of that definition',
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
  title: 'Undocumented worker',
  why: 'No file with worker definitions is open, so the name can only be compared with the documented workers. Your `workers.yaml` can contain others.',
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
            const message = `This worker is not documented.${question}`;
            return [{file, at, message, ...(near && {fix: {label: `Write ${near}`, at, text: near}})}];
          }),
        ),
};

const workerPlace: Rule = {
  code: 'worker-place',
  certainty: 'suspect',
  title: 'Info tag and worker URL contradict each other',
  why: 'A worker with the tag `REMOTE` is a separate service and needs a `workerURL`. For a worker with the tag `LOCAL`, `workerURL` is `null`.',
  todo: 'Correct the tag or the URL.',
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
  title: 'Invalid worker URL',
  why: 'The controller calls the worker over HTTP at `workerURL`, which must begin with `http://` or `https://`.',
  todo: 'Enter `http://`, the host name, the port and a slash, or `null` for a worker without a service.',
  help: definitionFile,
  check: ({files}) =>
    definitionsOf(files).flatMap(({file, url: {text, at}}) => {
      if (text === undefined || text === '' || isPlaceholder(text) || isAddress(text)) {
        return [];
      }
      const isBare = /^[\w.-]+(?::\d+)?(?:\/\S*)?$/.test(text);
      const message = isBare
        ? '`workerURL` does not begin with `http://`.'
        : '`workerURL` does not have the form `http://host:port/`.';
      const fix = {label: 'Add http://', at, text: `http://${text}`};
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
