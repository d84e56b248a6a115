import {describe, expect, it} from 'vitest';
import {check, type Finding, type SourceFile} from './check';
import {withSafeFixes} from './fixes';
import {knowledge} from './loaded.test-support';

const finding = (start: number, fix: Partial<Finding>): Finding => ({
  file: 'a',
  line: 1,
  column: start + 1,
  certainty: 'wrong',
  code: 'code',
  message: 'It is wrong.',
  advice: 'Correct it.',
  help: '/docs/',
  start,
  end: start + 1,
  frame: '',
  fix: undefined,
  ...fix,
});

/** What stands in place of a letter after its correction. */
const corrections: Readonly<Record<string, string>> = {x: 'good', y: '!', z: 'z', v: '?'};

/** A check of letters: `w` is a warning, `n` is not public, the others are errors. `!` is a warning too, and `?` not public. */
const letters = ({name, text}: SourceFile): Finding[] =>
  Array.from(text.matchAll(/[xyzvwn!?]/g), ({0: letter, index}) => {
    const right = corrections[letter];
    return finding(index, {
      file: name,
      certainty: /[w!]/.test(letter) ? 'suspect' : /[n?]/.test(letter) ? 'not-public' : 'wrong',
      message: letter,
      fix: right === undefined ? right : {label: 'Correct', at: {start: index, end: index + 1}, text: right},
    });
  });

function tried(texts: readonly string[], change = (findings: Finding[]): Finding[] => findings) {
  const sources = texts.map((text, index) => ({name: String(index), text}));
  let trials = 0;
  const findings = withSafeFixes(change(sources.flatMap(letters)), sources, (changed) => {
    trials += 1;
    return sources.flatMap((one) => letters(one.name === changed.name ? changed : one));
  });
  return {
    kept: findings.flatMap(({file, start, fix}) => (fix ? `${file}:${start}` : [])),
    count: findings.length,
    trials,
  };
}

describe('a correction is offered', () => {
  it.each([
    ['if its finding ends', ['x'], ['0:0']],
    ['if all other findings stay, before and after it and in other files', ['wax nw', 'wn'], ['0:2']],
    ['for each finding of a file', ['x x', 'ax'], ['0:0', '0:2', '1:1']],
    ['not if its finding stays', ['z'], []],
    ['not if a new warning comes instead', ['yw!'], []],
    ['not if as many findings remain', ['v'], []],
    ['only where it helps', ['x y x z', 'y x'], ['0:0', '0:4', '1:2']],
  ])('%s', (_, texts, expected) => {
    const {kept, trials} = tried(texts);
    expect(kept).toEqual(expected);
    expect(trials).toBe(texts.join('').match(/[xyzv]/g)!.length);
  });

  it('for many findings after few trials, except those that do not help', () => {
    const {kept, count, trials} = tried([`${'x'.repeat(150)}y${'x'.repeat(49)}`, ' '.repeat(1800)]);
    expect([kept.length, count]).toEqual([199, 200]);
    expect(kept).not.toContain('0:150');
    expect(trials).toBeLessThanOrEqual(50);
  });

  it('only after a trial, of which large files allow few', () => {
    const {kept, trials} = tried([`${'y'.repeat(30)}x${' '.repeat(100_000)}`]);
    expect([kept, trials]).toEqual([[], 4]);
  });

  it('alone, if it overlaps another one', () => {
    const twice = ([first, ...others]: Finding[]): Finding[] => [first!, {...first!, code: 'other'}, ...others];
    const {kept, trials} = tried(['xxxx', ' '.repeat(100_000)], twice);
    expect([kept, trials]).toEqual([['0:0', '0:0', '0:1', '0:2', '0:3'], 4]);
  });
});

const fixesOf = (texts: Record<string, string>): string[] =>
  check(
    Object.entries(texts).map(([name, text]) => ({name, text})),
    {version: '1.9.0'},
    knowledge,
  ).findings.flatMap(({line, fix}) => (fix ? `${line} ${fix.label}` : []));

describe('in real files, a correction', () => {
  it('is offered for each of 200 edges', () => {
    const steps = Array.from(
      {length: 200},
      (_, index) => `          - {stepName: s${index}, workerDefinitionName: TessOCR}\n`,
    );
    const edges = steps.map(
      (_, index) => `          - {from: ${index > 0 ? `s${index - 1}` : '""'}, on: "*", to: s${index}}\n`,
    );
    const text = `jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n${steps.join('')}        jobFlow:\n${edges.join('')}`;
    expect(fixesOf({'jobtemplates.yaml': text})).toHaveLength(200);
  });

  it('is not offered if the block then has a key twice', () => {
    const text = 'jadice-flow:\n  system:\n    maximumConcurentJobCount: 1\n    maximumConcurrentJobCount: 1\n';
    expect(fixesOf({'application.yaml': text})).toEqual([]);
    const alone = text.replace(/^.*rrent.*\n/m, '');
    expect(fixesOf({'application.yaml': alone})).toEqual(['3 Use maximumConcurrentJobCount']);
  });
});
