/** Runs before each test file: what it makes while it is loaded comes from unchanged code, not from the mutant of the run before. */
const {__stryker__: stryker} = globalThis as {__stryker__?: {activeMutant?: string}};
if (stryker) {
  delete stryker.activeMutant;
}

export {};
