import path from 'node:path';
import type {TestModule} from 'vitest/node';

/** Unit tests that are ready to be run again and again: to start Vitest takes longer than most of them. */
export interface UnitTests {
  /**
   * Runs test files, by path in the repository.
   *
   * @param changed - Source files that are not as they were the last time.
   * @returns What fails, by test; undefined when all pass.
   */
  run: (tests: readonly string[], changed: readonly string[]) => Promise<string | undefined>;
  close: () => Promise<void>;
}

/** What failed in a file, by test; an error outside of tests by its message. */
function failuresOf(module: TestModule): string[] {
  const tests = Array.from(module.children.allTests('failed'), ({fullName}) => fullName);
  const errors = module.errors().map(({message}) => message);
  return [...tests, ...errors, 'failed'].map((what) => `${module.relativeModuleId}: ${what}`);
}

/**
 * Starts Vitest in a copy of the repository, which becomes the working directory.
 *
 * @throws Error when a test file does not exist: no test would fail either.
 */
export async function openUnitTests(folder: string): Promise<UnitTests> {
  process.chdir(folder);
  const {createVitest} = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: folder,
    config: path.join(folder, 'vitest.config.mts'),
    watch: false,
    reporters: [{}],
  });
  return {
    async run(tests, changed) {
      changed.forEach((file) => vitest.invalidateFile(path.join(folder, file)));
      const found = await vitest.globTestSpecifications(tests.map((file) => path.join(folder, file)));
      if (found.length !== tests.length) {
        throw new Error(`Of ${tests.join(', ')}, Vitest finds ${found.length} files; expected all ${tests.length}`);
      }
      const {testModules, unhandledErrors} = await vitest.runTestSpecifications(found);
      const failed = [
        ...testModules.filter((module) => !module.ok()).flatMap(failuresOf),
        ...unhandledErrors.map((error) => (error instanceof Error ? error.message : JSON.stringify(error))),
      ];
      return failed.length === 0 ? undefined : failed.join('\n');
    },
    close: () => vitest.close(),
  };
}
