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
    'curl --fail-with-body --no-progress-meter',
    `--connect-timeout 10${needsLogin ? '' : ' --max-time 60'}`,
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

const javascript = (call: Call, needsLogin: boolean): string => {
  const {method, sends, getsBytes} = call;
  const files = [...(sends === 'json' || sends === 'bytes' ? ['readFile'] : []), ...(getsBytes ? ['writeFile'] : [])];
  const type = sends === 'json' ? 'application/json' : sends === 'bytes' ? 'image/png' : undefined;
  const headers = [
    needsLogin
      ? "Authorization: `Basic ${Buffer.from(`${env.EUREKA_USERNAME}:${env.EUREKA_PASSWORD}`).toString('base64')}`"
      : '...(env.FLOW_TOKEN && {Authorization: `Bearer ${env.FLOW_TOKEN}`})',
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
  const isSaved =
    getsBytes && "if (response.ok) await writeFile('copy.png', Buffer.from(await response.arrayBuffer()));";
  return lines(
    sends === 'form' && "import {openAsBlob} from 'node:fs';",
    files.length > 0 && `import {${files.join(', ')}} from 'node:fs/promises';`,
    "import process, {env} from 'node:process';",
    sends === 'form' ? `${form}${request}` : request,
    `  headers: {${headers.join(', ')}},`,
    sends && `  body: ${body[sends]},`,
    // Those of the data store can take longer, with a large document.
    !needsLogin && '  signal: AbortSignal.timeout(60_000),',
    '});',
    isSaved,
    `console.log(response.status, ${getsBytes ? "response.ok ? '' : " : ''}await response.text());`,
    'process.exitCode = response.ok ? 0 : 1;',
  );
};

/** The start of a form up to the bytes of its file, in lines that Python and Java share. */
const formHead = String.raw`"--" + boundary + "\r\nContent-Disposition: form-data; name=\"__DOC\"\r\n"
    + "Content-Type: application/json\r\n\r\n{}\r\n--" + boundary + "\r\n"
    + "Content-Disposition: form-data; name=\"file\"; filename=\"page.png\"\r\n"
    + "Content-Type: image/png\r\n\r\n"`;

const contentTypes = {
  form: '"multipart/form-data; boundary=" + boundary',
  json: '"application/json"',
  bytes: '"image/png"',
} as const;

/** The address of a call as a text of Python or Java, without an empty text at its end. */
const addressOf = (call: Call, needsLogin: boolean, variable: (name: string) => string): string =>
  `${variable(needsLogin ? 'FLOW_STORE_URL' : 'FLOW_URL')} + "${filled(call, (name) => `" + ${variable(name)} + "`)}"`.replace(
    / \+ ""$/,
    '',
  );

const python = (call: Call, needsLogin: boolean): string => {
  const {method, sends, getsBytes} = call;
  const data = {
    form: String.raw`head.encode() + Path("page.png").read_bytes() + ("\r\n--" + boundary + "--\r\n").encode()`,
    json: `Path("${jsonFile(call)}").read_bytes()`,
    bytes: 'Path("page.png").read_bytes()',
  };
  return lines(
    needsLogin && 'import base64',
    'import os',
    'import sys',
    (sends || getsBytes) && 'from pathlib import Path',
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    `\nrequest = Request(${addressOf(call, needsLogin, (name) => `os.environ["${name}"]`)}, method="${method}")`,
    needsLogin && 'login = os.environ["EUREKA_USERNAME"] + ":" + os.environ["EUREKA_PASSWORD"]',
    needsLogin && 'request.add_header("Authorization", "Basic " + base64.b64encode(login.encode()).decode())',
    !needsLogin && 'if "FLOW_TOKEN" in os.environ:',
    !needsLogin && '    request.add_header("Authorization", "Bearer " + os.environ["FLOW_TOKEN"])',
    sends === 'form' && `boundary = os.urandom(16).hex()\nhead = (${formHead})`,
    sends && `request.add_header("Content-Type", ${contentTypes[sends]})`,
    sends && `request.data = ${data[sends]}`,
    'try:',
    '    with urlopen(request, timeout=60) as response:',
    getsBytes
      ? '        Path("copy.png").write_bytes(response.read())'
      : '        print(response.status, response.read().decode())',
    'except HTTPError as error:',
    '    sys.exit(f"{error.code} {error.read().decode()}")',
  );
};

const java = (call: Call, needsLogin: boolean): string => {
  const {method, sends, getsBytes} = call;
  const body = {
    form: String.raw`ofByteArrays(List.of(
            head.getBytes(), Files.readAllBytes(Path.of("page.png")), ("\r\n--" + boundary + "--\r\n").getBytes()))`,
    json: `ofFile(Path.of("${jsonFile(call)}"))`,
    bytes: 'ofFile(Path.of("page.png"))',
  };
  const isForm = sends === 'form';
  return lines(
    'import java.net.URI;',
    'import java.net.http.*;',
    (sends || getsBytes) && `import java.nio.file.${isForm ? '*' : 'Path'};`,
    'import java.time.Duration;',
    (needsLogin || isForm) && 'import java.util.*;',
    `
public class Call {
  public static void main(String[] args) throws Exception {`,
    needsLogin && '    var login = System.getenv("EUREKA_USERNAME") + ":" + System.getenv("EUREKA_PASSWORD");',
    isForm && '    var boundary = UUID.randomUUID().toString();',
    isForm && `    var head = ${formHead.replaceAll('\n', '\n    ')};`,
    `    var request = HttpRequest.newBuilder(URI.create(${addressOf(call, needsLogin, (name) => `System.getenv("${name}")`)}))`,
    needsLogin && '        .header("Authorization", "Basic " + Base64.getEncoder().encodeToString(login.getBytes()))',
    sends && `        .header("Content-Type", ${contentTypes[sends]})`,
    !needsLogin && '        .timeout(Duration.ofSeconds(60))',
    `        .method("${method}", HttpRequest.BodyPublishers.${sends ? body[sends] : 'noBody()'});`,
    !needsLogin && '    var token = System.getenv("FLOW_TOKEN");',
    !needsLogin && '    if (token != null) request.header("Authorization", "Bearer " + token);',
    '    var client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();',
    `    var response = client.send(request.build(), HttpResponse.BodyHandlers.${getsBytes ? 'ofFile(Path.of("copy.png"))' : 'ofString()'});`,
    '    System.out.println(response.statusCode() + " " + response.body());',
    '    System.exit(response.statusCode() < 300 ? 0 : 1);',
    '  }',
    '}',
  );
};

/**
 * A call in the languages that need no library for it.
 *
 * @param needsLogin - Whether it is a call of the data store, which has another address and a login.
 */
export function samplesOf(call: Call, needsLogin: boolean): Sample[] {
  if (call.method === undefined) {
    return [];
  }
  return [
    {label: 'curl', language: 'bash', code: curl(call, needsLogin)},
    ...(needsLogin ? [] : [{label: 'curl with token', language: 'bash', code: curlWithToken(call)}]),
    {label: 'Java', language: 'java', file: 'Call.java', code: java(call, needsLogin)},
    {label: 'Python', language: 'python', file: 'call.py', code: python(call, needsLogin)},
    {label: 'JavaScript', language: 'javascript', file: 'call.mjs', code: javascript(call, needsLogin)},
  ];
}
