import type {EndpointData} from '@site/src/plugins/product/views';

/** A call as a program writes it. */
export interface Sample {
  label: string;
  language: string;
  code: string;
}

type Call = Pick<EndpointData, 'method' | 'path' | 'parameters' | 'request'>;

/** The path with the example of each of its parameters, or its name where there is none. */
const filled = ({path, parameters}: Call): string =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const example = parameters.find((parameter) => parameter.path === name)?.example;
    return example?.replaceAll('"', '') ?? whole;
  });

/**
 * A call in four languages, each with what the language brings along. The address of the server is in `FLOW_URL`, the body in
 * `job-request.json`.
 *
 * @param file - Name of the file with the body.
 */
export function samplesOf(call: Call, file: string): Sample[] {
  const {method, request} = call;
  if (method === undefined) {
    return [];
  }
  const path = filled(call);
  const hasBody = request?.example !== undefined;
  const isGet = method === 'GET';
  const curl = [
    'curl --fail-with-body --silent --show-error',
    ...(isGet || (hasBody && method === 'POST') ? [] : [`--request ${method}`]),
    ...(hasBody ? ["--header 'Content-Type: application/json'", `--data @${file}`] : []),
    `"$FLOW_URL${path}"`,
  ];
  const java = [
    `var request = HttpRequest.newBuilder(URI.create(System.getenv("FLOW_URL") + "${path}"))`,
    ...(hasBody ? ['    .header("Content-Type", "application/json")'] : []),
    `    .method("${method}", BodyPublishers.${hasBody ? `ofFile(Path.of("${file}"))` : 'noBody()'}).build();`,
    'HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
  ];
  const typescript = [
    `const response = await fetch(\`\${process.env.FLOW_URL}${path}\`, {`,
    `  method: '${method}',`,
    ...(hasBody ? ["  headers: {'Content-Type': 'application/json'},", `  body: await readFile('${file}'),`] : []),
    '});',
    'console.log(response.status, await response.text());',
  ];
  const python = [
    `request = Request(os.environ["FLOW_URL"] + "${path}", method="${method}")`,
    ...(hasBody
      ? ['request.add_header("Content-Type", "application/json")', `request.data = Path("${file}").read_bytes()`]
      : []),
    'print(urlopen(request).read())',
  ];
  return [
    {label: 'curl', language: 'bash', code: curl.join(' \\\n  ')},
    {label: 'Java', language: 'java', code: java.join('\n')},
    {label: 'TypeScript', language: 'typescript', code: typescript.join('\n')},
    {label: 'Python', language: 'python', code: python.join('\n')},
  ];
}
