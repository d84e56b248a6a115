import {builds, hostedIndex} from '../../../tests/builds';
import {commandFile} from '../run';
import type {Stage} from './mutation';

/** A command of Node.js. */
export interface StageStep {
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** What a shell may have set for other commands. */
const noSettings = {
  BASE_URL: '',
  SITE_URL: '',
  SPEED: '',
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
};

const vitest = (tests: readonly string[], ...options: string[]): StageStep => ({
  args: [commandFile('vitest'), 'run', ...options, '--reporter=dot', ...tests],
  env: noSettings,
});

const build = (site: keyof typeof builds): StageStep => ({
  args: ['--import', 'tsx', 'scripts/docusaurus.ts', 'build', '--out-dir', builds[site].folder],
  env: {
    ...noSettings,
    CI: 'true',
    ...(site === 'default' ? {} : {BASE_URL: builds[site].baseUrl}),
    ...(site === 'algolia' && hostedIndex),
  },
});

/** The build that a stage looks at; none where there is none, or its tests make their own. */
export const siteOf = (stage: Stage): keyof typeof builds | undefined =>
  stage.kind === 'unit' || (stage.kind === 'build' && stage.isBuiltByTests)
    ? undefined
    : stage.kind === 'build'
      ? 'default'
      : stage.site;

/** What has to be run, one behind the other, to see whether a stage notices; the first that fails has noticed. */
export function stepsOf(stage: Stage): StageStep[] {
  const site = siteOf(stage);
  const before = site ? [build(site)] : [];
  switch (stage.kind) {
    case 'unit':
      return [vitest(stage.tests)];
    case 'build':
      return [...before, vitest(stage.tests, '--config=vitest.build.config.mts')];
    case 'browser':
      return [
        ...before,
        {
          args: [
            commandFile('@playwright/test', 'playwright'),
            'test',
            '--reporter=line',
            `--project=${stage.site}`,
            '--grep-invert=@compressed',
            ...stage.tests,
          ],
          env: noSettings,
        },
      ];
  }
}
