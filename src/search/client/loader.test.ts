import {afterEach, describe, expect, it, vi} from 'vitest';
import type {SearchService} from '../engine/service';
import {manifestPath} from '../settings';
import {createLoader} from './loader';

/** A server with some files, by path, its requests, and the data sent to the service. */
function serve(files: Record<string, string>): {asked: string[]; loaded: unknown[]; service: SearchService} {
  const asked: string[] = [];
  const loaded: unknown[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const text = files[url.replace(/^\/base\//, '')];
    return Promise.resolve({ok: text !== undefined, status: 404, json: () => Promise.resolve(JSON.parse(text!))});
  });
  const service = {load: (index: unknown) => loaded.push(index)} as unknown as SearchService;
  return {asked, loaded, service};
}
const manifest = (files: Record<string, string>, messages = {}): string => JSON.stringify({files, messages});

describe('the loader of search indexes', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('asks for the manifest and for each index once', async () => {
    const {asked, loaded, service} = serve({[manifestPath]: manifest({next: 'next.1.json'}), 'next.1.json': '1'});
    const {load} = createLoader(service, '/base/');
    await Promise.all([load(['next']), load(['next', 'unknown'])]);
    await load(['next']);
    expect(asked).toEqual([`/base/${manifestPath}`, '/base/next.1.json']);
    expect(loaded).toEqual([1]);
  });

  it.each([
    ['the manifest again if a file is missing, as after a new build', 'next.2.json'],
    ['a file again that failed', 'next.1.json'],
  ])('requests %s', async (_, file) => {
    const files: Record<string, string> = {[manifestPath]: manifest({next: 'next.1.json'})};
    const {loaded, service} = serve(files);
    const {load} = createLoader(service, '/base/');
    await expect(load(['next'])).rejects.toThrow('next.1.json: the server answered 404');
    Object.assign(files, {[manifestPath]: manifest({next: file}), [file]: '2'});
    await load(['next']);
    expect(loaded).toEqual([2]);
  });

  it('asks for the messages of programs only for a query that can be one, and once', async () => {
    const {asked, loaded, service} = serve({
      [manifestPath]: manifest({next: 'next.1.json', default: 'd.json'}, {next: 'messages.json'}),
      'next.1.json': '1',
      'd.json': '2',
      'messages.json': '3',
    });
    const {load} = createLoader(service, '/base/');
    await load(['next', 'default']);
    expect(loaded).toEqual([1, 2]);
    await load(['next', 'default'], true);
    await load(['next'], true);
    expect(loaded).toEqual([1, 2, 3]);
    expect(asked).toHaveLength(4);
  });

  it('says which tags no index has', async () => {
    const {service} = serve({[manifestPath]: manifest({next: 'next.1.json'})});
    await expect(createLoader(service, '/base/').load(['9.9'])).rejects.toThrow(
      'search-index/manifest.json has no index for 9.9; expected one of: next',
    );
  });

  it('gives a file that does not come up after 10 s', async () => {
    vi.useFakeTimers();
    // The timers of a test do not reach the one of the platform.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new Error('too late')), time);
      return controller.signal;
    });
    vi.stubGlobal(
      'fetch',
      (_url: string, {signal}: RequestInit) =>
        new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error))),
    );
    let outcome = 'waiting';
    createLoader({} as SearchService, '/')
      .load(['next'])
      .catch((error: unknown) => (outcome = String(error)));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toBe('Error: too late');
  });
});
