import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {findNginx, writeLocalConfiguration} from '../../scripts/lib/machine/nginxServer';
import {nginxHttp, nginxServer} from '../../src/plugins/outputs/nginx';

it('tls.conf is valid in place of the server block of nginx.conf', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tls-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const site = path.join(folder, 'site');
  mkdirSync(path.join(site, '_nginx'), {recursive: true});
  writeFileSync(path.join(site, '_nginx', 'http.conf'), nginxHttp("default-src 'none'", []));
  writeFileSync(path.join(site, '_nginx', 'server.conf'), nginxServer('/'));
  const subject = ['-subj', '/CN=docs.example.com', '-days', '2', '-nodes'];
  const out = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...out], {cwd: folder, stdio: 'pipe'});
  const file = writeLocalConfiguration(site, 4998, folder);
  const plain = readFileSync(file, 'utf8');
  const blocks = readFileSync('deploy/tls.conf', 'utf8')
    .replaceAll('/etc/nginx/tls/', `${folder}/`)
    .replaceAll('/srv/site', site)
    .replaceAll(/listen (8\d+)/g, 'listen 127.0.0.1:$1');
  writeFileSync(file, `${plain.slice(0, plain.indexOf('    server {'))}${blocks}}\n`);
  const {status, stderr} = spawnSync(findNginx()!, ['-t', '-c', file, '-e', 'stderr'], {encoding: 'utf8'});
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});

it('the access log holds no IP address and no search term of a reader', () => {
  const [format] = /log_format site [^;]+;/.exec(readFileSync('deploy/nginx.conf', 'utf8'))!;
  const logged = ['time_iso8601', 'status', 'request_method', 'uri', 'body_bytes_sent', 'request_time'];
  expect(Array.from(format.matchAll(/\$(\w+)/g), ([, name]) => name)).toEqual(logged);
});
