import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {readText, root} from './support/files';

/** The fields of a realm of Keycloak that the sample uses, under the names of its admin REST API. */
const client = z.strictObject({
  clientId: z.string(),
  description: z.string(),
  enabled: z.literal(true),
  protocol: z.literal('openid-connect'),
  publicClient: z.boolean(),
  clientAuthenticatorType: z.literal('client-secret').optional(),
  standardFlowEnabled: z.boolean(),
  implicitFlowEnabled: z.literal(false),
  directAccessGrantsEnabled: z.literal(false),
  serviceAccountsEnabled: z.boolean(),
  redirectUris: z.array(z.string()).optional(),
  webOrigins: z.array(z.string()).optional(),
});
const realm = z
  .strictObject({
    realm: z.literal('jadice-flow'),
    enabled: z.literal(true),
    sslRequired: z.enum(['external', 'all']),
    registrationAllowed: z.literal(false),
    clients: z.array(client),
  })
  .parse(JSON.parse(readText('keycloak/jadice-flow-realm.json')));
const byId = Object.fromEntries(realm.clients.map((one) => [one.clientId, one]));

describe('the realm to import', () => {
  it('has the clients of the page, and no other', () => {
    const page = readFileSync(join(root, 'docs/reference/oauth2-keycloak.md'), 'utf8');
    const [, table = ''] = page.split('## Realm and clients');
    const named = [...table.split('## ')[0]!.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    expect(Object.keys(byId)).toEqual(named);
  });

  it('lets each client do only what it is for', () => {
    const flows = realm.clients.map((one) => [one.publicClient, one.standardFlowEnabled, one.serviceAccountsEnabled]);
    expect(flows).toEqual([
      [true, false, false],
      [true, true, false],
      [false, false, true],
    ]);
    const withRedirects = realm.clients.filter(({redirectUris}) => redirectUris !== undefined);
    expect(withRedirects).toEqual([byId['jadice-flow-ui']]);
  });

  it('contains only example hosts, and no secret', () => {
    const text = readText('keycloak/jadice-flow-realm.json');
    expect([...text.matchAll(/https:\/\/([^/"]+)/g)].filter(([, host = '']) => !host.endsWith('.example.com'))).toEqual(
      [],
    );
    expect(text).not.toMatch(/"secret"/);
  });
});
