import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readText, root} from './support/files';

interface Client {
  clientId: string;
  redirectUris?: string[];
  publicClient: boolean;
  standardFlowEnabled: boolean;
  serviceAccountsEnabled: boolean;
  implicitFlowEnabled: boolean;
  directAccessGrantsEnabled: boolean;
}
const text = readText('keycloak/jadice-flow-realm.json');
const realm = JSON.parse(text) as {registrationAllowed: boolean; clients: Client[]};

describe('the realm to import', () => {
  it('has the clients of the page, and no other', () => {
    const page = readFileSync(join(root, 'docs/reference/oauth2-keycloak.md'), 'utf8');
    const [, table = ''] = page.split('## Realm and clients');
    const named = [...table.split('## ')[0]!.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    expect(realm.clients.map(({clientId}) => clientId)).toEqual(named);
  });

  it('lets nobody register, and each client do only what it is for', () => {
    const flows = realm.clients.map((one) => [one.publicClient, one.standardFlowEnabled, one.serviceAccountsEnabled]);
    expect(flows).toEqual([
      [true, false, false],
      [true, true, false],
      [false, false, true],
    ]);
    const others = realm.clients.map((one) => [one.implicitFlowEnabled, one.directAccessGrantsEnabled]);
    expect([realm.registrationAllowed, ...others.flat()]).not.toContain(true);
    const withRedirects = realm.clients.filter(({redirectUris}) => redirectUris !== undefined);
    expect(withRedirects.map(({clientId}) => clientId)).toEqual(['jadice-flow-ui']);
  });

  it('contains only example hosts, and no secret', () => {
    const hosts = Array.from(text.matchAll(/https:\/\/([^/"]+)/g), ([, host = '']) => host);
    expect(hosts.filter((host) => !host.endsWith('.example.com'))).toEqual([]);
    expect(text).not.toMatch(/"secret"/);
  });
});
