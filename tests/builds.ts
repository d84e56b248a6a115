// cspell:ignore testapp testkey testindex
import {readPort} from '../scripts/lib/machine/port';

/** First of the two ports that the tests serve the builds on; set `TEST_PORT` when another run on this machine has them. */
const port = readPort('TEST_PORT', process.env['TEST_PORT'], 4171, 1);

/** The builds that the tests use: the site as it is published, and one that differs in all that the environment can change. */
export const builds = {
  default: {
    folder: 'build',
    baseUrl: '/jadice-flow-documentation/',
    port,
    address: `http://127.0.0.1:${port}/jadice-flow-documentation/`,
  },
  /** Below `/`, with a hosted index that the tests answer for, and without what is there for speed. */
  root: {folder: 'build-root', baseUrl: '/', port: port + 1, address: `http://127.0.0.1:${port + 1}/`},
} as const;

/** Set while the builds of the gate run: a value that stands for a secret of the machine, and that no build may hold. */
export const plantedSecret = {GATE_SECRET_TOKEN: 'planted-5c1f9a7e-no-build-holds-this'} as const;

/** Stands for a hosted search index: the tests answer in its place. */
export const hostedIndex = {
  ALGOLIA_APP_ID: 'testapp',
  ALGOLIA_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
  ALGOLIA_INSIGHTS: 'true',
} as const;
