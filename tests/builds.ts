/** The builds that the tests look at: the same site under the default base URL, under `/`, and with a hosted index. */
export const builds = {
  default: {
    folder: 'build',
    baseUrl: '/jadice-flow-documentation/',
    port: 4171,
    address: 'http://127.0.0.1:4171/jadice-flow-documentation/',
  },
  root: {folder: 'build-root', baseUrl: '/', port: 4172, address: 'http://127.0.0.1:4172/'},
  /** With a hosted index, which the tests answer for. */
  algolia: {folder: 'build-algolia', baseUrl: '/', port: 4173, address: 'http://127.0.0.1:4173/'},
} as const;
