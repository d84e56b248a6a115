import {describe, expect, it} from 'vitest';
import {securityHeaders} from './headers';
import {nginxHttp, nginxServer} from './nginx';
import {headersFile} from './staticHosts';

const http = nginxHttp('the policy', []);
const server = nginxServer('/site/');
const mapOf = (variable: string): string => http.slice(http.indexOf(variable)).split('\n}')[0]!;

describe('every answer', () => {
  it('has the headers for safety, from nginx also when it is an error', () => {
    expect(securityHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    });
    const headers = headersFile('/site/', 'the policy');
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(server).toContain(`add_header ${name} "${value}" always;`);
      expect(headers).toContain(`  ${name}: ${value}\n`);
    }
    expect(server).toContain('add_header Content-Security-Policy $site_policy always;');
  });

  it('of nginx is kept for a year when its name is hashed, asked for anew else, and not kept when it is an error', () => {
    const found = mapOf('$site_found_cache');
    expect(found).toContain('default "no-cache";');
    expect(found).toContain('~^/assets/ "public, max-age=31536000, immutable";');
    expect(mapOf('$site_cache {')).toContain('~^[45] "no-store";');
    expect(server).toContain('add_header Cache-Control $site_cache always;');
  });
});

describe('nginx', () => {
  it('leads on with the query, for good or for now', () => {
    expect(server).toContain('return 301 $site_redirect$is_args$args;');
    expect(server).toContain('return 302 $site_temporary_redirect$is_args$args;');
    expect(server).toMatch(/if \(\$site_redirect ~ "#"\) \{\s+return 301 \$site_redirect;/);
  });

  it('takes an encoded slash for another address', () => {
    expect(mapOf('$site_encoded_slash')).toContain('"~*^[^?]*%2f" 1;');
    expect(server).toMatch(/if \(\$site_encoded_slash\) \{\s+return 404;/);
  });
});
