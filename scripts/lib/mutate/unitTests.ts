import path from 'node:path';
import type {Vitest} from 'vitest/node';

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

/** What failed in the last run. */
function failures(vitest: Vitest): string[] {
  const modules = vitest.state.getTestModules().filter((module) => !module.ok());
  return modules.flatMap((module) => [
    ...module.errors().map(({message}) => `${module.relativeModuleId}: ${message}`),
    ...Array.from(module.children.allTests('failed'), (test) => `${module.relativeModuleId}: ${test.fullName}`),
    `${module.relativeModuleId} failed`,
  ]);
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
      vitest.state.filesMap.clear();
      await vitest.runTestSpecifications(found);
      const failed = [...failures(vitest), ...vitest.state.getUnhandledErrors().map(String)];
      vitest.state.clearErrors();
      return failed.length === 0 ? undefined : failed.join('\n');
    },
    close: () => vitest.close(),
  };
}
