// cspell:ignore testapp testkey testindex
import {readPort} from '../scripts/lib/machine/port';

/** First of the four ports that the tests serve the builds on; set `TEST_PORT` when another run on this machine has them. */
const port = readPort('TEST_PORT', process.env['TEST_PORT'], 4171, 3);

/** The builds that the tests look at: the same site under the default base URL, under `/`, with a hosted index, and stock. */
export const builds = {
  default: {
    folder: 'build',
    baseUrl: '/jadice-flow-documentation/',
    port,
    address: `http://127.0.0.1:${port}/jadice-flow-documentation/`,
  },
  root: {folder: 'build-root', baseUrl: '/', port: port + 1, address: `http://127.0.0.1:${port + 1}/`},
  /** With a hosted index, which the tests answer for. */
  algolia: {folder: 'build-algolia', baseUrl: '/', port: port + 2, address: `http://127.0.0.1:${port + 2}/`},
  /** Without what is there for speed: all behaviour is the same. */
  stock: {folder: 'build-stock', baseUrl: '/', port: port + 3, address: `http://127.0.0.1:${port + 3}/`},
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
