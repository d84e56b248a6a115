/** Job templates and worker definitions in the files of a reader. */
import {entriesOf, settingOf, textOf, type Setting} from '../model/bind';
import type {ParsedFile} from '../model/parse';
import type {Place} from '../model/tree';

/** A value with its position, or the position of the entry if it has no value. */
export interface Located {
  text: string | undefined;
  at: Place;
  setting: Setting | undefined;
}

export interface Parameter {
  name: Located;
  type: Located;
  value: Located;
}

export interface Step {
  at: Place;
  name: Located;
  worker: Located;
  mimeTypes: Located[];
  parameters: Parameter[];
}

export interface Edge {
  at: Place;
  /** Empty or missing at the start. */
  from: Located;
  on: Located;
  to: Located;
}

export interface Template {
  file: ParsedFile;
  document: Setting;
  at: Place;
  name: Located;
  enabled: Located;
  steps: Step[];
  edges: Edge[];
  /** The block of the steps and that of the edges, if the file has them. */
  stepList: Setting | undefined;
  flow: Setting | undefined;
}

export interface Definition {
  file: ParsedFile;
  document: Setting;
  at: Place;
  name: Located;
  url: Located;
  tags: Located[];
  parameters: Parameter[];
}

function located(parent: Setting, name: string): Located {
  const setting = settingOf(parent, name);
  return {text: textOf(setting), at: setting?.value?.at ?? setting?.at ?? parent.at, setting};
}

const listed = (parent: Setting, name: string): Located[] =>
  entriesOf(settingOf(parent, name)).map((entry) => ({
    text: textOf(entry),
    at: entry.value?.at ?? entry.at,
    setting: entry,
  }));

const parametersOf = (parent: Setting, name: string): Parameter[] =>
  entriesOf(settingOf(parent, name)).map((entry) => ({
    name: located(entry, 'name'),
    type: located(entry, 'type'),
    value: located(entry, 'value'),
  }));

const templates = new WeakMap<ParsedFile, readonly Template[]>();

/** Job templates of one file, cached because many rules use them. */
function templatesIn(file: ParsedFile): readonly Template[] {
  const before = templates.get(file);
  if (before) {
    return before;
  }
  const found = file.documents.flatMap((document) =>
    entriesOf(settingOf(document, 'jadice-flow', 'jobs', 'jobTemplates')).map((entry) => ({
      file,
      document,
      at: entry.at,
      name: located(entry, 'jobName'),
      enabled: located(entry, 'enabled'),
      stepList: settingOf(entry, 'stepTemplates'),
      flow: settingOf(entry, 'jobFlow'),
      steps: entriesOf(settingOf(entry, 'stepTemplates')).map((step) => ({
        at: step.at,
        name: located(step, 'stepName'),
        worker: located(step, 'workerDefinitionName'),
        mimeTypes: listed(step, 'inputMimeTypes'),
        parameters: parametersOf(step, 'parameters'),
      })),
      edges: entriesOf(settingOf(entry, 'jobFlow')).map((edge) => ({
        at: edge.at,
        from: located(edge, 'from'),
        on: located(edge, 'on'),
        to: located(edge, 'to'),
      })),
    })),
  );
  templates.set(file, found);
  return found;
}

/** All job templates, in the order of the files. */
export const templatesOf = (files: readonly ParsedFile[]): Template[] => files.flatMap(templatesIn);

/** All worker definitions, in the order of the files. */
export const definitionsOf = (files: readonly ParsedFile[]): Definition[] =>
  files.flatMap((file) =>
    file.documents.flatMap((document) =>
      entriesOf(settingOf(document, 'jadice-flow', 'workers', 'workerDefinitions')).map((entry) => ({
        file,
        document,
        at: entry.at,
        name: located(entry, 'workerName'),
        url: located(entry, 'workerURL'),
        tags: listed(entry, 'infoTags'),
        parameters: parametersOf(entry, 'workerParameters'),
      })),
    ),
  );
