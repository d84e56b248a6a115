/** First of the ports that the tests serve the builds on; set `TEST_PORT` when another run on this machine has them. */
const port = Number(process.env['TEST_PORT'] ?? 4171);

/** The two builds that the tests look at: the same site under the default base URL and under `/`. */
export const builds = {
  default: {
    folder: 'build',
    baseUrl: '/jadice-flow-documentation/',
    port,
    address: `http://127.0.0.1:${port}/jadice-flow-documentation/`,
  },
  root: {folder: 'build-root', baseUrl: '/', port: port + 1, address: `http://127.0.0.1:${port + 1}/`},
} as const;
