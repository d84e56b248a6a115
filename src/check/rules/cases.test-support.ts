/** The cases of the rules, for the tests. `»` marks where a finding begins. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {namesBelow} from '../../lib/files';

interface CaseData {
  name: string;
  release?: string;
  target?: string;
  files: Record<string, string>;
  finds: string[];
  says?: string;
}

/** A text without its marks, and the positions of the marks. */
export function unmarked(text: string): {text: string; places: number[]} {
  const parts = text.split('»');
  const places = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('').length);
  return {text: parts.join(''), places};
}

/** All cases below a folder of rules. */
export function readCases(folder: string) {
  return namesBelow(folder)
    .filter((file) => /\/cases\/[\w-]+\.yaml$/.test(file))
    .flatMap((file) =>
      (parse(readFileSync(path.join(folder, file), 'utf8')) as CaseData[]).map(({files, finds, ...rest}) => {
        const read = Object.entries(files).map(([name, text]) => ({name, ...unmarked(text)}));
        const places = read.flatMap((one) => one.places.map((offset) => `${one.name}:${offset}`));
        return {
          ...rest,
          /** Code of the rule. */
          code: path.basename(file, '.yaml'),
          files: read.map(({name, text}) => ({name, text})),
          // `file:offset certainty code`, in order. Several findings can have the same position: the last mark applies to all remaining ones.
          expected: finds.map((found, index) => `${places[Math.min(index, places.length - 1)]} ${found}`),
        };
      }),
    );
}
