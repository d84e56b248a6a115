import {nearest} from '../../model/names';
import {definitionsOf, templatesOf} from '../../views/jobs';
import {isPlaceholder} from '../keys/settings-files';
import type {Rule} from '../rule';
import {definitionFile, lineOf} from '../words';

export const stepWithoutDefinition: Rule = {
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
