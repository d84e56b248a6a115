import {describe, expect, it} from 'vitest';
import {stepNames, type StepResult} from './findings';
import {plans, runSteps} from './steps';

const installed: StepResult = {name: 'install', outcome: 'passed', seconds: 1, output: ''};
/** Runs the steps without doing anything but ending with a code. */
const rehearse = (
  code: (args: readonly string[]) => number,
  noBrowser?: string,
  install = installed,
): Promise<StepResult[]> => runSteps('.', noBrowser, install, (_command, args) => Promise.resolve(code(args)));
const outcomes = (results: readonly StepResult[]): string[] => results.map(({outcome}) => outcome);

describe('the steps of a rehearsal', () => {
  it('come in the order of the report, types first', () => {
    expect(['install', ...plans().map(({name}) => name)]).toEqual(stepNames);
  });

  it('go on after a failure', async () => {
    const results = await rehearse((args) => (args.includes('--noEmit') ? 2 : 0));
    expect(outcomes(results)).toEqual(['passed', 'failed', 'passed', 'passed', 'passed', 'passed', 'passed']);
  });

  it('leave out the tests of a build that is not there', async () => {
    const results = await rehearse((args) => (args.includes('build-stock') ? 1 : 0));
    expect(results.filter(({outcome}) => outcome === 'skipped')).toMatchObject([
      {name: 'behaviour tests, stock', output: 'needs: stock build'},
    ]);
  });

  it('say why there is no browser', async () => {
    const results = await rehearse(() => 0, 'no Chromium');
    expect(results.slice(-2)).toMatchObject([
      {outcome: 'skipped', output: 'no Chromium'},
      {outcome: 'skipped', output: 'no Chromium'},
    ]);
  });

  it('need the packages', async () => {
    const results = await rehearse(() => 0, undefined, {...installed, outcome: 'failed'});
    expect(
      outcomes(results)
        .slice(1)
        .every((one) => one === 'skipped'),
    ).toBe(true);
  });
});
