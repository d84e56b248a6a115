import {describe, expect, it} from 'vitest';
import type {StepResult} from './findings';
import {exitCode, writeReport} from './report';

const results: readonly StepResult[] = [
  {name: 'install', outcome: 'passed', seconds: 9, output: ''},
  {name: 'types', outcome: 'failed', seconds: 30, output: 'src/a.ts(1,2): error TS1: No.'},
  {name: 'behaviour tests, stock', outcome: 'skipped', seconds: 0, output: 'left out'},
];

describe('the report of a rehearsal', () => {
  const report = writeReport('3.8.1', '3.10.2', results, ['A note.']);

  it('has a row for each step', () => {
    expect(report).toContain('# Rehearsal: Docusaurus 3.10.2 in place of 3.8.1');
    expect(report).toContain('| install | passed | 9 s |  |');
    expect(report).toContain('| types | failed | 30 s | 1 failure, see below |');
    expect(report).toContain('| behaviour tests, stock | skipped | 0 s | left out |');
    expect(report).toContain('- A note.');
  });

  it('tells what Docusaurus changed from what must follow', () => {
    const [, changed, follow] = report.split('\n## ');
    expect(changed).toMatch(/^Docusaurus changed: 1 failure[^]*src\/a\.ts\(1,2\): error TS1: No\./);
    expect(follow).toMatch(/^our patch must follow: nothing to do/);
  });

  it('counts what it does not write out', () => {
    const output = Array.from({length: 23}, (_, index) => `a.ts(${index},1): error TS1: x`).join('\n');
    expect(writeReport('3.8.1', '3.10.2', [{...results[1]!, output}], [])).toContain('And 3 more.');
  });

  it('decides the exit code', () => {
    expect(exitCode(results)).toBe(1);
    expect(exitCode([results[0]!, results[2]!])).toBe(0);
  });
});
