import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {folder} from '../folder';
import {type Answer, component, type Outcome, runScript, stopComponents} from './support/scripts';

// A line break that an editor adds is not part of the secret; `&` and `+` need quoting in a form.
beforeEach(() => writeFileSync(join(folder, 'client-secret.txt'), 'a&b+c\n'));

let sent: URLSearchParams | undefined;
const keycloak = (answer: Answer): Promise<string> =>
  component((_, body) => {
    sent = new URLSearchParams(body);
    return answer;
  });

const run = (
  environment: Record<string, string>,
  command = ['sh', '-c', 'echo "got $FLOW_TOKEN"; exit 7'],
): Promise<Outcome> =>
  runScript(
    'monitoring/with-token.sh',
    command,
    {FLOW_SECRET_FILE: 'client-secret.txt', ...environment},
    {cwd: folder},
  );

afterEach(stopComponents);

describe('with-token.sh', () => {
  it('runs the command with the token, and ends as the command ends', async () => {
    const {code, stdout} = await run({FLOW_TOKEN_URL: await keycloak([200, '{"access_token":"t1","expires_in":300}'])});
    expect(Object.fromEntries(sent!)).toEqual({
      grant_type: 'client_credentials',
      client_id: 'jadice-flow-sa',
      client_secret: 'a&b+c',
    });
    expect({code, stdout}).toEqual({code: 7, stdout: 'got t1\n'});
  });

  it.each<[string, Answer]>([
    ['no token from', [401, '{"error":"unauthorized_client"}']],
    ['holds no access_token', [200, '{"error":"x"}']],
    ['holds no access_token', [200, '<html>']],
    ['holds no access_token', [200, '{"access_token":""}']],
    ['holds no access_token', [200, String.raw`{"access_token":"a\nb"}`]],
  ])('does not run the command, and leaves standard output to it: %s', async (message, answer) => {
    const {code, stdout, stderr} = await run({FLOW_TOKEN_URL: await keycloak(answer)});
    expect(stderr).toContain(message);
    expect({code, stdout}).toEqual({code: 3, stdout: ''});
  });

  it.each<[string, Record<string, string>]>([
    ['FLOW_TOKEN_URL is not set', {}],
    ['cannot read the client secret', {FLOW_TOKEN_URL: 'http://127.0.0.1:9', FLOW_SECRET_FILE: 'none'}],
  ])('says what is missing: %s', async (message, environment) => {
    const {code, stdout, stderr} = await run(environment);
    expect(stderr).toContain(message);
    expect({code, stdout}).toEqual({code: 3, stdout: ''});
  });

  it.each([[[]], [['--no-such-option', 'true']]])('takes no call without a command: %j', async (command) => {
    const {code, stdout, stderr} = await run({FLOW_TOKEN_URL: 'http://127.0.0.1:9'}, command);
    expect({code, stdout, stderr}).toEqual({
      code: 2,
      stdout: '',
      stderr: 'with-token.sh: expected a command; see --help\n',
    });
  });
});
