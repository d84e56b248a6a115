/** The steps of a rehearsal, in their order. */
export const stepNames = [
  'install',
  'types',
  'stock build',
  'build with speed',
  'unit tests',
  'behaviour tests, stock',
  'behaviour tests, with speed',
] as const;
export type StepName = (typeof stepNames)[number];

/** What came out of a step. */
export interface StepResult {
  name: StepName;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** Everything it printed; the reason when it was skipped. */
  output: string;
}

export type Cause = 'Docusaurus changed' | 'our patch must follow';

/** Something to do before the upgrade. */
export interface Finding {
  step: StepName;
  cause: Cause;
  /** Part of `src/speed` that must follow, where one is named. */
  part?: string;
  text: string;
}

/** What `MissingTarget` of `src/speed/patch.ts` says. */
const missingTarget = /src\/speed\/(\w+): .* is not there any more\./;
/** Colours of a terminal. */
// eslint-disable-next-line no-control-regex
const colours = /\u001b\[[\d;]*m/g;
/** The lines that name a single failure, by step; of the others the first lines that look like errors are taken. */
const failureLines: Partial<Record<StepName, RegExp>> = {
  types: /^(\S+\(\d+,\d+\): error TS\d+: .*)$/gm,
  'unit tests': /^\s*FAIL\s+(.*)$/gm,
  'behaviour tests, stock': /^\s*\d+\) \[\w+\] › (.*?)[\s─]*$/gm,
  'behaviour tests, with speed': /^\s*\d+\) \[\w+\] › (.*?)[\s─]*$/gm,
};
const errorLine = /error|cannot|failed|not found|ERR!|is not there any more/i;

/** The first lines of an output that tell of its failure. */
function firstErrors(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const start = lines.findIndex((line) => errorLine.test(line));
  return (start === -1 ? lines.slice(-5) : lines.slice(start, start + 5)).join('\n');
}

/** The single failures of a step, each once; none where it passed. */
export function failuresOf({name, outcome, output}: StepResult): string[] {
  if (outcome !== 'failed') {
    return [];
  }
  const plain = output.replaceAll(colours, '');
  const pattern = failureLines[name];
  const single = pattern ? [...plain.matchAll(pattern)].map(([, text]) => text!) : [];
  return single.length > 0 ? [...new Set(single)] : [plain.match(missingTarget)?.[0] ?? firstErrors(plain)];
}

/** The step that did the same on the stock site. */
const stockOf: Partial<Record<StepName, StepName>> = {
  'build with speed': 'stock build',
  'behaviour tests, with speed': 'behaviour tests, stock',
};

/** Whether a failure of a step with speed was not there without: only then speed is the cause. */
function onlyWithSpeed({name}: StepResult, failure: string, results: readonly StepResult[]): boolean {
  const stock = results.find((one) => one.name === stockOf[name]);
  if (stock === undefined || stock.outcome === 'skipped') {
    return false;
  }
  return name === 'build with speed' ? stock.outcome === 'passed' : !failuresOf(stock).includes(failure);
}

/** Everything to follow, in the order of the steps, with its cause. */
export function findingsOf(results: readonly StepResult[]): Finding[] {
  return results.flatMap((result) =>
    failuresOf(result).map((text): Finding => {
      const part = missingTarget.exec(text)?.[1];
      const ofSpeed =
        part !== undefined ||
        (result.name === 'unit tests' && text.startsWith('src/speed/')) ||
        onlyWithSpeed(result, text, results);
      return {
        step: result.name,
        cause: ofSpeed ? 'our patch must follow' : 'Docusaurus changed',
        ...(part !== undefined && {part}),
        text,
      };
    }),
  );
}
