/** Spring Boot properties that a container passes outside its files: in arguments, options of Java and `SPRING_APPLICATION_JSON`. */
import {allSettings, bind} from '../model/bind';
import {readJson} from '../model/json';
import type {ParsedFile} from '../model/parse';
import {scalar, scalarsOf, type Place, type Tree} from '../model/tree';

/** A setting of a container. Its file and place are those of its value. */
export interface Assignment {
  /** A variable of the environment, or a property that an argument or a variable passes, such as `server.port`. */
  form: 'variable' | 'property';
  name: string;
  file: ParsedFile;
  at: Place;
  /** Undefined if the value comes from outside the open files. */
  value: Tree | undefined;
  /** What it comes from, if not from the container itself. */
  from?: 'secret' | 'config' | 'file';
  /** Where its name stands, if the value stands elsewhere. */
  named?: {file: ParsedFile; at: Place};
  /** Where the container refers to its value, if that stands elsewhere. */
  via?: {file: ParsedFile; at: Place} | undefined;
}

/** `-Dname=value` and `--name=value`. Without a dot, `--name` is an option of another program. */
const argument = /(?<=^|[\s"'])(-D|--)([A-Za-z][\w-]*(?:[.[][\w.[\]-]*)?)=("[^"]*"|'[^']*'|\S*)/g;

const isJavaOptions = (name: string): boolean => /^(?:JAVA|JDK)_(?:\w+_)?OPT(?:ION)?S$/.test(name);

/** Position of a part of a value, or of the value if its text is not as written. */
export const partOf = ({text}: ParsedFile, at: Place, part: string): Place => {
  const index = text.slice(at.start, at.end).indexOf(part);
  return index === -1 ? at : {start: at.start + index, end: at.start + index + part.length};
};

/** The properties in the variables of a container, and in its command. */
export function propertiesIn(file: ParsedFile, variables: readonly Assignment[], ...commands: (Tree | undefined)[]) {
  const property = (name: string, of: ParsedFile, at: Place, text: string): Assignment => ({
    form: 'property',
    name,
    file: of,
    at,
    value: scalar(at, text),
  });
  const values = variables.flatMap((one) => (one.value?.type === 'scalar' ? [{...one, value: one.value}] : []));
  const texts = [
    ...values.filter(({name}) => isJavaOptions(name)).map((one) => ({of: one.file, ...one.value})),
    ...commands.flatMap((tree) => (tree ? scalarsOf(tree).map((one) => ({of: file, ...one})) : [])),
  ];
  const json = values.filter(({name}) => name === 'SPRING_APPLICATION_JSON');
  return [
    ...texts.flatMap(({of, at, text}) =>
      Array.from(text.matchAll(argument), ([all, mark, name = '', value = '']) =>
        mark === '-D' || /[.[]/.test(name)
          ? property(name, of, partOf(of, at, all), value.replaceAll(/^(["'])(.*)\1$/g, '$2'))
          : [],
      ).flat(),
    ),
    ...json.flatMap(({file: of, value}) =>
      readJson(value.text).documents.flatMap((tree) =>
        allSettings(bind(tree)).flatMap(({path, value: one}) => (one ? property(path, of, value.at, one.text) : [])),
      ),
    ),
  ];
}
