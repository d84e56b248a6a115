/** Rules whose findings come from reading the text. */
import type {ProblemCode} from '../../model/problems';
import type {Hit, Input} from '../rule';

/** What reading the files has found, for one code. */
export const problemsOf =
  (code: ProblemCode) =>
  ({files}: Input): Hit[] =>
    files.flatMap((file) =>
      file.problems.filter((problem) => problem.code === code).map(({at, message}) => ({file, at, message})),
    );
