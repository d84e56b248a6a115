import {settingOf, textOf} from '../../model/bind';
import {settingsFiles} from '../keys/settings-files';
import type {Rule} from '../rule';

/** Name of a file without its folder, which each place can write in its own way. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)!;

/** Names of the files that a document imports, as written. */
const importsOf = (text: string): string[] =>
  text.split(',').map((name) =>
    name
      .trim()
      .replace(/^optional:/, '')
      .replace(/^file:/, ''),
  );

export const templateFile: Rule = {
  code: 'template-file',
  certainty: 'suspect',
  title: 'File with job templates that is not imported under the same name',
  why: 'The controller reads the templates through `spring.config.import` and writes them to `jadice-flow.system.configFileJobs`. With two spellings, what somebody saves in the Controller UI is not what the next start reads. On Linux, upper and lower case differ.',
  todo: 'Use the same spelling in both.',
  help: 'main-concepts/workflows#where-templates-are-kept',
  check: (input) =>
    settingsFiles(input).flatMap((file) =>
      file.documents.flatMap((document) => {
        const imports = settingOf(document, 'spring', 'config', 'import');
        const target = settingOf(document, 'jadice-flow', 'system', 'configFileJobs');
        const name = textOf(target);
        const names = [
          ...importsOf(textOf(imports) ?? ''),
          ...[...(imports?.items.values() ?? [])].flatMap((item) => importsOf(textOf(item) ?? '')),
        ];
        return !imports || !name || !target?.value || names.map(baseName).includes(baseName(name))
          ? []
          : [{file, at: target.value.at, message: '`spring.config.import` has no file of this name.'}];
      }),
    ),
};
