import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {nginxHttp, nginxServer} from '../../../src/plugins/hosting/nginx';
import {findNginx, writeLocalConfiguration} from './nginx';

describe('the configuration for this machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a folder with spaces '));
  afterAll(() => rmSync(folder, {recursive: true}));

  it('is one that nginx takes, also in a folder with spaces', () => {
    const site = path.join(folder, 'the site');
    mkdirSync(path.join(site, '_nginx'), {recursive: true});
    writeFileSync(path.join(site, '_nginx', 'http.conf'), nginxHttp("default-src 'none'", []));
    writeFileSync(path.join(site, '_nginx', 'server.conf'), nginxServer('/'));
    const configuration = writeLocalConfiguration(site, 4999, path.join(folder, 'for nginx'));
    const {status, stderr} = spawnSync(findNginx()!, ['-t', '-c', configuration, '-e', 'stderr'], {encoding: 'utf8'});
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  });

  it('names no path of a server', () => {
    const text = readFileSync(writeLocalConfiguration('site', 4999, path.join(folder, 'again')), 'utf8');
    expect(text).not.toMatch(/\/srv\/site|\/dev\/stdout|\/tmp\/nginx|\/etc\/nginx\/site/);
  });
});
