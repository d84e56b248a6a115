import {spawn} from 'node:child_process';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {AlgoliaServer} from '../../src/search/testing/algoliaServer';

let server: AlgoliaServer;
let address: string;

beforeEach(async () => {
  server = new AlgoliaServer();
  server.stored.set('docs', {records: ['old']});
  address = await server.start();
});
afterEach(() => server.stop());

/** Runs `npx tsx scripts/search-push.ts` on the build against the loopback server. */
function push(env: NodeJS.ProcessEnv, ...args: string[]): Promise<{code: number | null; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/search-push.ts', ...args], {
      env: {
        ...process.env,
        NODE_NO_WARNINGS: '1',
        // Vitest sets a base URL of its own.
        BASE_URL: '',
        SITE_URL: '',
        ALGOLIA_TEST_SERVER: address,
        ALGOLIA_APP_ID: 'app',
        ALGOLIA_INDEX_NAME: 'docs',
        ALGOLIA_WRITE_KEY: 'write-key',
        ...env,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('close', (code) => resolve({code, output}));
  });
}

describe('npx tsx scripts/search-push.ts', () => {
  it('fails without a key and sends no request', async () => {
    const {code, output} = await push({ALGOLIA_WRITE_KEY: ''});
    expect(output).toMatch(/^ALGOLIA_WRITE_KEY is not set; expected ALGOLIA_APP_ID, .*\n$/);
    expect(code).toBe(1);
    expect(server.received).toEqual([]);
  });

  it('fails with both URLs if the build is for another one, and sends no request', async () => {
    const {code, output} = await push({SITE_URL: 'https://docs.example.com', BASE_URL: '/flow/'});
    expect(output).toMatch(
      /^build\/ was built for https:\/\/levigo.*, but .* say https:\/\/docs\.example\.com\/flow\/; expected/,
    );
    expect(code).toBe(1);
    expect(server.received).toEqual([]);
  });

  it('only counts records in a dry run, without a key', async () => {
    const {code, output} = await push({ALGOLIA_WRITE_KEY: ''}, '--dry-run');
    expect(code).toBe(0);
    expect(output).toMatch(/\d+ records would be sent\. Nothing was sent\.\n$/);
    expect(server.received).toEqual([]);
  });
});
