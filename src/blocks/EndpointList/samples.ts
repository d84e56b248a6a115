import type {EndpointData} from '@site/src/facts/viewTypes';

/** A call as a separate program. */
export interface Sample {
  label: string;
  language: string;
  /** File name. Missing for a command. */
  file?: string;
  code: string;
}

export type Call = Pick<EndpointData, 'method' | 'path' | 'parameters' | 'sends' | 'getsBytes'>;

/** Environment variable for a parameter: `CONTENT_ELEMENT_ID` for `contentElementId`. */
const variableOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

/** The path with the example of each parameter. A parameter without an example is an environment variable, in the syntax of the language. */
const filled = ({path, parameters}: Call, write: (variable: string) => string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((parameter) => parameter.path === name)?.example;
    return example?.replaceAll('"', '') ?? write(variableOf(name));
  });

const jsonFile = (call: Call): string => (call.path === '/job/create' ? 'job-request.json' : 'document.json');

// cspell:ignore getenv
/** The lines of a sample. Those that a call does not need are missing. */
const lines = (...all: readonly (string | false | undefined)[]): string => all.filter(Boolean).join('\n');

/**
 * A call with curl, including the login for calls of the data store.
 *
 * @param option - An additional option.
 */
const curl = (call: Call, needsLogin: boolean, option?: string): string => {
  const {method, sends, getsBytes} = call;
  const implied = sends === 'form' || sends === 'json' ? 'POST' : 'GET';
  const body = {
    form: "--form '__DOC={};type=application/json'\n--form 'file=@page.png;type=image/png'",
    json: `--header 'Content-Type: application/json'\n--data @${jsonFile(call)}`,
    bytes: "--header 'Content-Type: image/png'\n--data-binary @page.png",
  };
  return lines(
    'curl --fail-with-body --silent --show-error',
    method !== implied && `--request ${method}`,
    needsLogin && '--user "$EUREKA_USERNAME:$EUREKA_PASSWORD"',
    option,
    sends && body[sends],
    getsBytes && '--output copy.png',
    `"$${needsLogin ? 'FLOW_STORE_URL' : 'FLOW_URL'}${filled(call, (variable) => `$${variable}`)}"`,
  ).replaceAll('\n', ' \\\n  ');
};

/** Passes the token through a pipe, so that process lists do not show it. */
const curlWithToken = (call: Call): string =>
  `printf 'Authorization: Bearer %s' "$FLOW_TOKEN" |\n  ${curl(call, false, '--header @-').replaceAll('\n', '\n  ')}`;

const typescript = (call: Call, needsLogin: boolean): string => {
  const {method, sends, getsBytes} = call;
  const files = [...(sends === 'json' || sends === 'bytes' ? ['readFile'] : []), ...(getsBytes ? ['writeFile'] : [])];
  const type = sends === 'json' ? 'application/json' : sends === 'bytes' ? 'image/png' : undefined;
  const headers = [
    ...(needsLogin ? ['Authorization: `Basic ${btoa(`${env.EUREKA_USERNAME}:${env.EUREKA_PASSWORD}`)}`'] : []),
    ...(type === undefined ? [] : [`'Content-Type': '${type}'`]),
  ];
  const body = {form: 'form', json: `await readFile('${jsonFile(call)}')`, bytes: "await readFile('page.png')"};
  const form = `
const form = new FormData();
form.set('__DOC', new Blob(['{}'], {type: 'application/json'}));
form.set('file', await openAsBlob('page.png', {type: 'image/png'}), 'page.png');`;
  const request = `
const response = await fetch(\`\${env.${needsLogin ? 'FLOW_STORE_URL' : 'FLOW_URL'}}${filled(call, (name) => `\${env.${name}}`)}\`, {
  method: '${method}',`;
  return lines(
    sends === 'form' && "import {openAsBlob} from 'node:fs';",
    files.length > 0 && `import {${files.join(', ')}} from 'node:fs/promises';`,
    "import {env} from 'node:process';",
    sends === 'form' ? `${form}${request}` : request,
    headers.length > 0 && `  headers: {${headers.join(', ')}},`,
    sends && `  body: ${body[sends]},`,
    '});',
    getsBytes && "await writeFile('copy.png', Buffer.from(await response.arrayBuffer()));",
    getsBytes ? 'console.log(response.status);' : 'console.log(response.status, await response.text());',
  );
};

/** For calls of the controller. */
const python = (call: Call): string => {
  const isJson = call.sends === 'json';
  return lines(
    'import os',
    isJson && 'from pathlib import Path',
    'from urllib.request import Request, urlopen',
    `\nrequest = Request(os.environ["FLOW_URL"] + "${filled(call, String)}", method="${call.method}")`,
    isJson && 'request.add_header("Content-Type", "application/json")',
    isJson && `request.data = Path("${jsonFile(call)}").read_bytes()`,
    'with urlopen(request) as response:',
    '    print(response.status, response.read().decode())',
  );
};

/** For calls of the controller. */
const java = (call: Call): string => {
  const isJson = call.sends === 'json';
  return lines(
    'import java.net.URI;',
    'import java.net.http.*;',
    isJson && 'import java.nio.file.Path;',
    `
public class Call {
  public static void main(String[] args) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(System.getenv("FLOW_URL") + "${filled(call, String)}"))`,
    isJson && '        .header("Content-Type", "application/json")',
    `        .method("${call.method}", HttpRequest.BodyPublishers.${isJson ? `ofFile(Path.of("${jsonFile(call)}"))` : 'noBody()'})
        .build();
    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(response.statusCode() + " " + response.body());
  }
}`,
  );
};

/**
 * A call in the languages that need no library for it. Uploads to the data store with Java use the Java client library.
 *
 * @param needsLogin - Whether it is a call of the data store, which has another address and a login.
 */
export function samplesOf(call: Call, needsLogin: boolean): Sample[] {
  if (call.method === undefined) {
    return [];
  }
  const ofController: Sample[] = [
    {label: 'curl with token', language: 'bash', code: curlWithToken(call)},
    {label: 'Java', language: 'java', file: 'Call.java', code: java(call)},
    {label: 'Python', language: 'python', file: 'call.py', code: python(call)},
  ];
  return [
    {label: 'curl', language: 'bash', code: curl(call, needsLogin)},
    ...(needsLogin ? [] : ofController),
    {label: 'TypeScript', language: 'typescript', file: 'call.mts', code: typescript(call, needsLogin)},
  ];
}
