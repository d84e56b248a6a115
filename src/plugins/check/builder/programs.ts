// cspell:ignore getenv urlopen
/** Programs that send a job request. They say what the samples of the page on the REST API say, in the shortest form. Pure. */

export type SignIn = 'none' | 'basic' | 'bearer';

export interface Program {
  id: string;
  label: string;
  /** Language of the code block. */
  language: string;
  /** Name of the file. */
  file: string;
  /** What it needs, and how to run it. */
  run: string;
  write: (request: string, signIn: SignIn) => string;
}

/** Ways to sign in, as on the page on the REST API: a reader's choice there holds here. */
export const signIns: readonly {id: SignIn; label: string; needs: string}[] = [
  {id: 'none', label: 'None', needs: 'the variable FLOW_URL'},
  {id: 'basic', label: 'Basic', needs: 'the variables FLOW_URL, FLOW_USER and FLOW_PASSWORD'},
  {id: 'bearer', label: 'Bearer token', needs: 'the variables FLOW_URL and FLOW_TOKEN'},
];

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const curlOption: Readonly<Record<SignIn, string>> = {
  none: '',
  basic: '  --user "$FLOW_USER:$FLOW_PASSWORD" \\\n',
  bearer: '  --header "Authorization: Bearer $FLOW_TOKEN" \\\n',
};

const curl = (request: string, signIn: SignIn): string => `cat > job-request.json <<'END_OF_REQUEST'
${request}
END_OF_REQUEST
curl --fail-with-body --silent --show-error --connect-timeout 10 --max-time 60 \\
${curlOption[signIn]}  --header "Content-Type: application/json" --data-binary @job-request.json "$FLOW_URL/job/create"
`;

const typescriptHeader: Readonly<Record<SignIn, string>> = {
  none: '',
  basic: `
headers.set('Authorization', \`Basic \${Buffer.from(\`\${FLOW_USER}:\${FLOW_PASSWORD}\`).toString('base64')}\`);`,
  bearer: `
headers.set('Authorization', \`Bearer \${FLOW_TOKEN}\`);`,
};

const variables: Readonly<Record<SignIn, string>> = {
  none: 'FLOW_URL',
  basic: 'FLOW_URL, FLOW_USER, FLOW_PASSWORD',
  bearer: 'FLOW_URL, FLOW_TOKEN',
};

const typescript = (request: string, signIn: SignIn): string => `const {${variables[signIn]}} = process.env;
const request = ${request};
const headers = new Headers({'Content-Type': 'application/json'});${typescriptHeader[signIn]}
// Sent once only: a second submission could start the same work twice.
const response = await fetch(\`\${FLOW_URL}/job/create\`, {
  method: 'POST',
  headers,
  body: JSON.stringify(request),
  signal: AbortSignal.timeout(60_000),
});
if (!response.ok) {
  throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
}
const {jobExecutionID} = (await response.json()) as {jobExecutionID: number};
console.log(jobExecutionID);
`;

const pythonHeader: Readonly<Record<SignIn, string>> = {
  none: '',
  basic: `
login = f"{os.environ['FLOW_USER']}:{os.environ['FLOW_PASSWORD']}"
headers["Authorization"] = "Basic " + base64.b64encode(login.encode()).decode()`,
  bearer: `
headers["Authorization"] = "Bearer " + os.environ["FLOW_TOKEN"]`,
};

const python = (request: string, signIn: SignIn): string => `${signIn === 'basic' ? 'import base64\n' : ''}import json
import os
import urllib.request

request = ${request}
headers = {"Content-Type": "application/json"}${pythonHeader[signIn]}
# Sent once only: a second submission could start the same work twice.
call = urllib.request.Request(
    os.environ["FLOW_URL"] + "/job/create", json.dumps(request).encode(), headers, method="POST"
)
with urllib.request.urlopen(call, timeout=60) as response:
    print(json.load(response)["jobExecutionID"])
`;

const javaHeader: Readonly<Record<SignIn, string>> = {
  none: '',
  basic: `
    String login = System.getenv("FLOW_USER") + ":" + System.getenv("FLOW_PASSWORD");
    call.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(login.getBytes(StandardCharsets.UTF_8)));`,
  bearer: `
    call.header("Authorization", "Bearer " + System.getenv("FLOW_TOKEN"));`,
};

/** A string of Java. In ASCII, for its compiler reads files in the encoding of the machine. */
const javaText = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const java = (request: string, signIn: SignIn): string => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
${signIn === 'basic' ? 'import java.util.Base64;\n' : ''}
public class CreateJob {
  public static void main(String[] args) throws Exception {
    String request = String.join("\\n",
        ${indented(request.split('\n').map(javaText).join(',\n'), '        ')});
    HttpRequest.Builder call = HttpRequest.newBuilder(URI.create(System.getenv("FLOW_URL") + "/job/create"))
        .timeout(Duration.ofSeconds(60))
        .header("Content-Type", "application/json")
        .POST(HttpRequest.BodyPublishers.ofString(request, StandardCharsets.UTF_8));${javaHeader[signIn]}
    // Sent once only: a second submission could start the same work twice.
    HttpResponse<String> response = HttpClient.newHttpClient().send(call.build(), HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() / 100 != 2) {
      throw new IllegalStateException("HTTP " + response.statusCode() + ": " + response.body());
    }
    // The answer has the field jobExecutionID.
    System.out.println(response.body());
  }
}
`;

export const programs: readonly Program[] = [
  {
    id: 'json',
    label: 'JSON',
    language: 'json',
    file: 'job-request.json',
    run: 'The body of the request, for a client of your own.',
    write: (request) => `${request}\n`,
  },
  {
    id: 'curl',
    label: 'curl',
    language: 'bash',
    file: 'create-job.sh',
    run: 'Needs curl 7.76 or newer. Run it with `sh create-job.sh`.',
    write: curl,
  },
  {
    id: 'typescript',
    label: 'TypeScript',
    language: 'ts',
    file: 'create-job.mts',
    run: 'Needs Node.js 22.18 or newer and no packages. Run it with `node create-job.mts`.',
    write: typescript,
  },
  {
    id: 'python',
    label: 'Python',
    language: 'python',
    file: 'create_job.py',
    run: 'Needs Python 3.9 or newer and no packages. Run it with `python3 create_job.py`.',
    write: python,
  },
  {
    id: 'java',
    label: 'Java',
    language: 'java',
    file: 'CreateJob.java',
    run: 'Needs Java 11 or newer and no libraries. Run it with `java CreateJob.java`.',
    write: java,
  },
];
