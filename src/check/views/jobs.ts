/** Job templates and worker definitions in files. */
import {childrenOf, entriesOf, settingOf, textOf, type Setting} from '../model/bind';
import {cached} from '../model/cached';
import {nearest} from '../model/names';
import type {Files, ParsedFile} from '../model/parse';

/** A value with its position, or the position of the entry if it has no value. */
const locate = (setting: Setting | undefined, parent: Setting) => ({
  text: textOf(setting),
  at: setting?.value?.at ?? setting?.at ?? parent.at,
  setting,
});

export type Located = ReturnType<typeof locate>;

const located = (parent: Setting, name: string) => locate(settingOf(parent, name), parent);

const listed = (parent: Setting, name: string) =>
  entriesOf(settingOf(parent, name)).map((entry) => locate(entry, parent));

/** Parameters of a step or definition. `worker` is the name of its worker. */
const parametersIn = (file: ParsedFile, parent: Setting, list: string, worker: string | undefined) =>
  entriesOf(settingOf(parent, list)).map((entry) => ({
    file,
    worker,
    name: located(entry, 'name'),
    type: located(entry, 'type'),
    value: located(entry, 'value'),
  }));

function stepOf(file: ParsedFile, step: Setting) {
  const worker = located(step, 'workerDefinitionName');
  return {
    file,
    at: step.at,
    name: located(step, 'stepName'),
    worker,
    mimeTypes: listed(step, 'inputMimeTypes'),
    parameters: parametersIn(file, step, 'parameters', worker.text),
  };
}

const templatesIn = cached((file: ParsedFile) =>
  file.documents.flatMap((document) =>
    entriesOf(settingOf(document, 'jadice-flow', 'jobs', 'jobTemplates')).map((template) => {
      const stepList = settingOf(template, 'stepTemplates');
      const flow = settingOf(template, 'jobFlow');
      return {
        file,
        document,
        at: template.at,
        name: located(template, 'jobName'),
        enabled: located(template, 'enabled'),
        /** Blocks of the steps and edges, if the file has them. */
        stepList,
        flow,
        /** Whether the block of the edges has a slip in its name. */
        isMisnamed: !flow && childrenOf(template).some(({name}) => nearest(name, ['jobFlow'])),
        steps: entriesOf(stepList).map((step) => stepOf(file, step)),
        /** `from` is empty or missing at the start. */
        edges: entriesOf(flow).map((edge) => ({
          file,
          at: edge.at,
          from: located(edge, 'from'),
          on: located(edge, 'on'),
          to: located(edge, 'to'),
        })),
      };
    }),
  ),
);

const definitionsIn = cached((file: ParsedFile) =>
  file.documents.flatMap((document) =>
    entriesOf(settingOf(document, 'jadice-flow', 'workers', 'workerDefinitions')).map((entry) => {
      const name = located(entry, 'workerName');
      return {
        file,
        document,
        at: entry.at,
        name,
        url: located(entry, 'workerURL'),
        processor: located(entry, 'processorClass'),
        tags: listed(entry, 'infoTags'),
        parameters: parametersIn(file, entry, 'workerParameters', name.text),
      };
    }),
  ),
);

export type Template = ReturnType<typeof templatesIn>[number];
export type Step = Template['steps'][number];
export type Edge = Template['edges'][number];

/** All job templates, in the order of the files. */
export const templatesOf = ({files}: Files): Template[] => files.flatMap(templatesIn);

/** All steps of these templates, with their template. */
export const stepsOf = (input: Files) =>
  templatesOf(input).flatMap((template) => template.steps.map((step) => ({...step, template})));

/** All edges of these templates, with their template. */
export const edgesOf = (input: Files) =>
  templatesOf(input).flatMap((template) => template.edges.map((edge) => ({...edge, template})));

/** All worker definitions, in the order of the files. */
export const definitionsOf = cached(({files}: Files) => files.flatMap(definitionsIn));

/** All parameters of steps and definitions. */
export const parametersOf = (input: Files) =>
  [...templatesOf(input).flatMap(({steps}) => steps), ...definitionsOf(input)].flatMap(({parameters}) => parameters);
