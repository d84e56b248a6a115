/** Credentials of the mock server, and the token call of Keycloak. */
import {refuseUnless, type Answer, type Request} from './answers';

export const modes = ['none', 'basic', 'bearer'] as const;
export type Mode = (typeof modes)[number];

/** Path of Keycloak's token call, whatever the realm. */
const tokenPath = /^\/realms\/[^/]+\/protocol\/openid-connect\/token$/;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function basicOf({headers: {authorization = ''}}: Request): string | undefined {
  const [, text] = /^Basic (\S+)$/i.exec(authorization) ?? [];
  return text === undefined ? undefined : Buffer.from(text, 'base64').toString('utf8');
}

/** The login of the data store: any name and password. */
export function anyLogin(request: Request): void {
  const challenge = {'WWW-Authenticate': 'Basic realm="mock server"'};
  refuseUnless(/^.+:./.test(basicOf(request) ?? ''), 401, 'Send a name and a password', challenge);
}

/**
 * The login of the controller and the call that gets a token for it.
 *
 * @param account - Name and password, or client and secret, joined by a colon.
 * @param life - Seconds for which a token is valid.
 */
export function controllerLogin(mode: Mode, account: string, life: number) {
  const ends = new Map<string, number>();
  return {
    check(request: Request): void {
      const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const isKnown = {
        none: () => true,
        basic: () => basicOf(request) === account,
        bearer: () => (ends.get(token) ?? 0) > Date.now(),
      };
      // Like Spring Security, which names no error where no token has arrived.
      const bearer = token === '' ? 'Bearer' : 'Bearer error="invalid_token"';
      const challenge = mode === 'basic' ? 'Basic realm="mock server"' : bearer;
      refuseUnless(isKnown[mode](), 401, 'Credentials are missing, wrong or expired', {'WWW-Authenticate': challenge});
    },
    /** The answer to a call for a token, or undefined for any other call. */
    token(request: Request): Answer | undefined {
      if (!tokenPath.test(request.url.pathname)) return undefined;
      refuseUnless(request.method === 'POST', 405, 'A token needs POST');
      const form = new URLSearchParams(request.bytes.toString('utf8'));
      const sent = basicOf(request) ?? `${form.get('client_id') ?? ''}:${form.get('client_secret') ?? ''}`;
      if (sent !== account || form.get('grant_type') !== 'client_credentials') {
        return {status: 401, json: {error: 'unauthorized_client', error_description: 'Invalid client credentials'}};
      }
      const end = Date.now() + life * 1000;
      const payload = {iss: 'mock server', exp: Math.floor(end / 1000), number: ends.size + 1};
      const token = `${encoded({alg: 'none', typ: 'JWT'})}.${encoded(payload)}.mock`;
      ends.set(token, end);
      return {status: 200, json: {access_token: token, expires_in: life, token_type: 'Bearer'}};
    },
  };
}
