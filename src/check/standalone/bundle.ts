/** Builds `check.mjs`: the command in one file without dependencies, for machines without internet access. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {repositoryRoot} from '../../facts/load/load';
import type {Knowledge} from '../knowledge/knowledge';

/** Where the build publishes the file, below the base URL. */
export const standalonePath = 'tools/check.mjs';

/** Code that runs when the file is started. `command` is bundled with it. */
const program = (knowledge: Knowledge, site: string): string => `
import {readFileSync} from 'node:fs';
import {runCommand} from './src/check/command';
const knowledge = ${JSON.stringify(knowledge)};
const read = (file) => readFileSync(file);
const {code, out, err} = runCommand(process.argv.slice(2), {knowledge, site: ${JSON.stringify(site)}, read});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
`;

/** Leaves out the part of `yaml` that writes YAML, because the command only reads it. */
const withoutWriter: Plugin = {
  name: 'without-writer',
  setup(builder) {
    builder.onLoad({filter: /[\\/]yaml[\\/]browser[\\/]dist[\\/](?:stringify[\\/]|parse[\\/]cst-)/}, ({path: file}) => {
      const names = /^export \{([^}]*)\}/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      return {
        contents: names
          .split(',')
          .map((name) => `export const ${name.trim()} = () => '';`)
          .join('\n'),
      };
    });
  },
};

/** A licence as a comment at the top of the file. */
const licence = (name: string, file: string): string => {
  const text = readFileSync(path.join(repositoryRoot, 'node_modules', name, file), 'utf8').trim();
  return `/*! ${name}\n${text.replaceAll('*/', '* /')}\n*/`;
};

/**
 * The text of `check.mjs`. The same for the same knowledge, wherever it is made.
 *
 * @param site - Address of the documentation, for links in the report.
 */
export async function standalone(knowledge: Knowledge, site: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: program(knowledge, site), resolveDir: repositoryRoot, loader: 'ts'},
    absWorkingDir: repositoryRoot,
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    // Not `node`, because packages then use CommonJS that requires Node.js modules at run time.
    platform: 'neutral',
    mainFields: ['module'],
    external: ['node:*'],
    plugins: [withoutWriter],
    target: 'node18',
    logLevel: 'silent',
  });
  const usage = '/* Checks files of jadice flow: node check.mjs --release VERSION FILE... (see --help) */';
  const licences = [licence('yaml', 'LICENSE'), licence('jsonc-parser', 'LICENSE.md')];
  const sources = Object.values(knowledge.shapes).map(
    ({source, version, date, licence: of}) => `/*! Names of keys: ${source} ${version} of ${date} (${of}) */`,
  );
  return ['#!/usr/bin/env node', usage, ...licences, ...sources, outputFiles[0]!.text].join('\n');
}
