import {nearest} from '../../model/names';
import {isStart} from '../../views/graph';
import {templatesOf, type Located, type Template} from '../../views/jobs';
import {isPlaceholder} from '../keys/settings-files';
import type {Hit, Rule} from '../rule';
import {lineOf} from '../words';

function hitFor({file, steps}: Template, {text, at}: Located, field: string): Hit[] {
  const isKnown = steps.some(({name}) => name.text === text);
  if (text === undefined || text === '' || isKnown || isPlaceholder(text)) {
    return [];
  }
  const near = nearest(
    text,
    steps.filter(({name}) => name.text),
    ({name}) => name.text ?? '',
  );
  const message = `\`${field}\` names no step of this template.`;
  return near
    ? [
        {
          file,
          at,
          message: `${message} The step in line ${lineOf(file, near.name.at)} has nearly this name.`,
          fix: {label: 'Take the name of that step', at, text: file.text.slice(near.name.at.start, near.name.at.end)},
        },
      ]
    : [{file, at, message}];
}

export const unknownStep: Rule = {
  code: 'unknown-step',
  certainty: 'wrong',
  title: 'Edge from or to a step that does not exist',
  why: 'An edge refers to a step by its `stepName`, letter by letter. An edge to a name that no step has leads nowhere.',
  todo: 'Write the `stepName` of a step of the same template.',
  help: 'main-concepts/workflows#job-flow',
  check: ({files}) =>
    templatesOf(files).flatMap((template) =>
      template.edges.flatMap((edge) => [
        ...(isStart(edge) ? [] : hitFor(template, edge.from, 'from')),
        ...hitFor(template, edge.to, 'to'),
      ]),
    ),
};
