// cspell:ignore testapp testkey testindex
/** First of the two ports that the tests serve the builds on; set `TEST_PORT` when another run on this machine has them. */
const port = Number(process.env['TEST_PORT'] || 4171);

/** The builds for the tests: the published site, and one with different values for all environment variables. */
export const builds = {
  default: {
    folder: 'build',
    baseUrl: '/jadice-flow-documentation/',
    port,
    address: `http://127.0.0.1:${port}/jadice-flow-documentation/`,
  },
  /** The newest versions below `/`, with a hosted index that the tests simulate, and without `src/speed`. */
  root: {folder: 'build-root', baseUrl: '/', port: port + 1, address: `http://127.0.0.1:${port + 1}/`},
} as const;

/** Simulated secret of the machine during the builds of the gate, which no build may contain. */
export const plantedSecret = {GATE_SECRET_TOKEN: 'planted-5c1f9a7e-no-build-holds-this'} as const;

/** A hosted search index that the tests simulate. */
export const hostedIndex = {
  ALGOLIA_APP_ID: 'testapp',
  ALGOLIA_API_KEY: 'testkey',
  ALGOLIA_INDEX_NAME: 'testindex',
  ALGOLIA_INSIGHTS: 'true',
} as const;
