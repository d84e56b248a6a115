import {describe, expect, it} from 'vitest';
import {MissingTarget} from '../../../src/speed/patch';
import {failuresOf, findingsOf, type StepName, type StepResult} from './findings';

const failed = (name: StepName, output: string): StepResult => ({name, outcome: 'failed', seconds: 1, output});
const passed = (name: StepName): StepResult => ({name, outcome: 'passed', seconds: 1, output: 'error, but passed'});
const browserOutput = (...titles: string[]): string =>
  titles.map((title, index) => `  ${index + 1}) [default] › ${title} ─────────\n\n    Error: x`).join('\n');

describe('the failures of a step', () => {
  it('are none where it passed', () => {
    expect(failuresOf(passed('types'))).toEqual([]);
  });

  it('are the errors of the compiler', () => {
    const output = 'src/a.tsx(3,8): error TS2305: No export.\n  more of it\nsrc/b.ts(1,1): error TS2322: Wrong.\n';
    expect(failuresOf(failed('types', output))).toEqual([
      'src/a.tsx(3,8): error TS2305: No export.',
      'src/b.ts(1,1): error TS2322: Wrong.',
    ]);
  });

  it('are the failed unit tests, each once, without colours', () => {
    const output = ' \u001b[31mFAIL\u001b[39m  src/a.test.ts > works\n FAIL  src/a.test.ts > works\n';
    expect(failuresOf(failed('unit tests', output))).toEqual(['src/a.test.ts > works']);
  });

  it('are the first errors of anything else, else its last lines', () => {
    expect(failuresOf(failed('stock build', 'start\n[ERROR] Broken\n  at a\n'))).toEqual(['[ERROR] Broken\nat a']);
    expect(failuresOf(failed('stock build', 'one\ntwo\n'))).toEqual(['one\ntwo']);
  });
});

describe('the cause of a failure', () => {
  it('is Docusaurus where types do not fit', () => {
    expect(findingsOf([failed('types', 'docs.ts(1,1): error TS1: x')])[0]?.cause).toBe('Docusaurus changed');
  });

  it('is a patch whose target is missing, with its part', () => {
    const output = `[ERROR] ${new MissingTarget('routes', 'the module a').message}\n    at x`;
    expect(findingsOf([failed('build with speed', output)])).toMatchObject([
      {cause: 'our patch must follow', part: 'routes'},
    ]);
  });

  it('is a patch where the build fails only with speed', () => {
    const results = [passed('stock build'), failed('build with speed', 'Error: a')];
    expect(findingsOf(results).map(({cause}) => cause)).toEqual(['our patch must follow']);
  });

  it('is Docusaurus where the stock build fails as well', () => {
    const results = [failed('stock build', 'Error: a'), failed('build with speed', 'Error: b')];
    expect(findingsOf(results).map(({cause}) => cause)).toEqual(['Docusaurus changed', 'Docusaurus changed']);
  });

  it('is a patch where a unit test of speed fails', () => {
    const output = ' FAIL  src/speed/a.test.ts > a\n FAIL  src/fixes/b.test.ts > b\n';
    expect(findingsOf([failed('unit tests', output)]).map(({cause}) => cause)).toEqual([
      'our patch must follow',
      'Docusaurus changed',
    ]);
  });

  it('is told for each behaviour test from the stock site', () => {
    const results = [
      failed('behaviour tests, stock', browserOutput('tests/browser/a.spec.ts:1:1 › both')),
      failed(
        'behaviour tests, with speed',
        browserOutput('tests/browser/a.spec.ts:1:1 › both', 'tests/browser/b.spec.ts:2:1 › one'),
      ),
    ];
    expect(findingsOf(results).map(({cause}) => cause)).toEqual([
      'Docusaurus changed',
      'Docusaurus changed',
      'our patch must follow',
    ]);
  });

  it('is not speed where the stock site was not asked', () => {
    const stock: StepResult = {name: 'behaviour tests, stock', outcome: 'skipped', seconds: 0, output: 'no build'};
    const results = [stock, failed('behaviour tests, with speed', browserOutput('tests/browser/a.spec.ts:1:1 › a'))];
    expect(findingsOf(results).map(({cause}) => cause)).toEqual(['Docusaurus changed']);
  });
});
