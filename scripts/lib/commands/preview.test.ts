import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nginxHttp} from '../../../src/plugins/hosting/nginx';
import {answerTo, previewServer, readRedirects} from './preview';

const conf = nginxHttp('', [
  {from: '/flow/docs', to: '/flow/docs/'},
  {from: '/flow/docs/page.html', to: '/flow/docs/page'},
  {from: '/flow/part', to: '/flow/docs/page#part'},
  {from: '/flow/docs/1.0.0/page', to: '/flow/docs/page', temporary: true},
]);
const files = ['index.html', '404.html', '_headers', 'docs/index.html', 'docs/page/index.html', 'a.css', 'a.css.gz'];

describe('an address of the preview', () => {
  const answer = (url: string): unknown => answerTo(url, '/flow/', readRedirects(conf), (name) => files.includes(name));

  it.each([
    ['/flow/docs/page.html?q=a', 301, '/flow/docs/page?q=a'],
    ['/flow/docs', 301, '/flow/docs/'],
    ['/flow/docs/1.0.0/page?q', 302, '/flow/docs/page?q'],
    ['/flow/part?q=a', 301, '/flow/docs/page#part'],
    ['/', 302, '/flow/'],
  ])('%s redirects with %i, with its query unless the target has an anchor', (url, status, location) => {
    expect(answer(url)).toEqual({status, location});
  });

  it.each([
    ['/flow/', 'index.html'],
    ['/flow/docs/?q=a/b', 'docs/index.html'],
    ['/flow/docs/page', 'docs/page/index.html'],
    ['/flow/a.css', 'a.css'],
  ])('%s is the file %s', (url, file) => {
    expect(answer(url)).toEqual({file});
  });

  it.each([
    '/other/',
    '/flow/nope',
    '/flow//docs/',
    '/flow/docs%2fpage',
    '/flow/_headers',
    '/flow/a.css.gz',
    '/flow/404.html',
    '/flow/../a.css',
    '/flow/%',
  ])('%s is not found', (url) => {
    expect(answer(url)).toEqual({status: 404});
  });

  it('cannot be answered without the maps of the build', () => {
    expect(() => readRedirects('')).toThrow('_nginx/http.conf has no map $site_redirect');
  });
});

describe('the preview', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'pre view-'));
    for (const [file, text] of [
      ['_nginx/http.conf', conf],
      ['404.html', 'nothing here'],
      ['docs/page/index.html', 'a page'],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    server = previewServer(folder, '/flow/');
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true});
  });

  it('leads on, shows pages, and has a page for what is not there', async () => {
    const moved = await fetch(`${origin}/flow/docs/page.html?a=b`, {redirect: 'manual'});
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/flow/docs/page?a=b']);
    const page = await fetch(`${origin}/flow/docs/page?a=b`);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      'a page',
    ]);
    const nothing = await fetch(`${origin}/flow/nope`, {headers: {accept: 'text/html'}});
    expect([nothing.status, await nothing.text()]).toEqual([404, 'nothing here']);
  });
});
