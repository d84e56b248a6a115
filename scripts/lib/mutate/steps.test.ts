import {describe, expect, it} from 'vitest';
import {joined} from './joined';
import {type Stage, unit} from './mutation';
import {siteOf, stepsOf} from './steps';

/** The commands of a stage, without the folder of packages. */
const commands = (stage: Stage): string[] =>
  stepsOf(stage).map(({args}) => args.map((arg) => arg.replace(/^.*node_modules./, '')).join(' '));

describe('the commands of a stage', () => {
  it('build the site that is looked at first', () => {
    expect(commands({kind: 'build', tests: ['tests/build/a.test.ts']})).toEqual([
      expect.stringMatching(/scripts\/docusaurus\.ts build --out-dir build$/),
      expect.stringMatching(/vitest.* run --config=vitest\.build\.config\.mts .*tests\/build\/a\.test\.ts$/),
    ]);
    expect(commands({kind: 'build', tests: ['tests/build/a.test.ts'], isBuiltByTests: true})).toHaveLength(1);
    expect(commands({kind: 'browser', site: 'algolia', tests: ['a.spec.ts']})).toEqual([
      expect.stringMatching(/build --out-dir build-algolia$/),
      expect.stringMatching(/test .*--project=algolia .*a\.spec\.ts$/),
    ]);
    expect(commands(unit('a.test.ts'))).toEqual([expect.stringMatching(/ run .*a\.test\.ts$/)]);
  });

  it('do not take over what a shell has set', () => {
    const [build] = stepsOf({kind: 'build', tests: []});
    expect(build?.env).toMatchObject({CI: 'true', BASE_URL: '', ALGOLIA_APP_ID: ''});
    const [hosted] = stepsOf({kind: 'browser', site: 'algolia', tests: []});
    expect(hosted?.env).toMatchObject({CI: 'true', BASE_URL: '/', ALGOLIA_APP_ID: 'testapp'});
  });

  it('look at one build or at none', () => {
    expect(siteOf(unit('a'))).toBeUndefined();
    expect(siteOf({kind: 'build', tests: []})).toBe('default');
    expect(siteOf({kind: 'browser', site: 'algolia', tests: []})).toBe('algolia');
  });
});

it('stages that are run alike are one, with each test once', () => {
  const build: Stage = {kind: 'build', tests: ['b']};
  expect(joined([unit('b', 'a'), build, unit('a', 'c'), build])).toEqual([unit('a', 'b', 'c'), build]);
});
