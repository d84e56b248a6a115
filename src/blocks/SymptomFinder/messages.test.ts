/** The symptoms of `product/symptoms.yaml` against messages as the frameworks write them. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {product} from '@site/src/facts/loaded.test-support';
import {messageRows, symptomList} from '@site/src/facts/prepare/prepare';
import {lineOf} from '@site/src/facts/schema/symptoms';
import {factVersions} from '@site/src/facts/versions';
import {readMeanings} from '@site/src/search/engine/vocabulary';
import {createFinder, wordsOf} from './find';

const context = {version: 'next', order: factVersions};
const symptoms = [
  ...symptomList(product, context).flatMap((group) => group.symptoms),
  ...messageRows(product, context),
];

const find = createFinder(symptoms, null, readMeanings(wordsOf(symptoms)));
/** Sections that the reader is led to, without those that two rows share. */
const sectionsFor = (text: string): string[] => [
  ...new Set(find(text).found.flatMap(({see}) => see.flatMap(({to, platform}) => (platform ? [] : to.split('#')[1]!)))),
];

const controller = 'controller-does-not-start';
const worker = 'worker-restarts-again-and-again';
const database = 'database-connection-fails';
const certificate = 'certificate-expired-or-not-trusted';
const proxy = 'status-413-502-503-or-504';
const login = 'http-401-or-403';
const pod = 'if-a-pod-does-not-start';
const pull = 'image-pull-fails';
const docker = 'windows-paths-and-the-env-file';
const openshift = 'if-a-pod-is-not-created';
const s3 = 'data-store-rejects-the-login';

// Messages whose words other symptoms have too. One that is the same as its pattern needs no case here.
it.each([
  // Spring Boot
  ['An error occurred while attempting to decode the Jwt: Jwt expired at 2025-06-10T09:15:00Z', login],
  ['WWW-Authenticate: Bearer error="invalid_token", error_description="The iss claim is not valid"', login],
  [
    'I/O error on POST request for "http://jadice-flow-worker-tessocr:8080/": Connection refused',
    'worker-is-not-reachable',
  ],
  ['Connection refused: jadice-flow-worker-tessocr/172.18.0.5:8080', 'worker-is-not-reachable'],
  ['java.net.ConnectException: Connection refused: eureka/172.18.0.5:8761', 'data-store-rejects-the-login'],
  ['connection refused flow-db:3306', database],
  // JVM
  ['java.nio.file.AccessDeniedException: /app/config/application.yaml', 'configuration-is-not-readable'],
  ['java.io.FileNotFoundException: /app/config/workers.yaml (Permission denied)', 'configuration-is-not-readable'],
  ['java.net.UnknownHostException: eureka', 'result-address-has-an-inner-name'],
  // Docker
  ["pull access denied for registry.example.com/flow, repository does not exist or may require 'docker login'", pull],
  ['flow-ocr-jf-controller-1 exited with code 137', 'out-of-memory'],
  ['flow-ocr-jadice-flow-worker-tessocr-1 exited with code 139', worker],
  // nginx
  ['connect() failed (111: Connection refused) while connecting to upstream, client: 192.0.2.7', proxy],
  ['nginx: [emerg] host not found in upstream "jf-controller" in /etc/nginx/conf.d/flow.conf:12', proxy],
  // MariaDB
  ["Access denied for user 'jf_db_user'@'172.18.0.5' (using password: YES)", database],
  ['Socket fail to connect to host:address=(host=flow-db)(port=3306)(type=primary). Connection refused', database],
  ["ERROR 1146 (42S02): Table 'jadice_flow.job' doesn't exist", controller],
  ["ERROR 1114 (HY000): The table 'job' is full", 'disk-is-full'],
  ['[ERROR] mariadbd: Disk full (./jadice_flow/job.ibd); waiting for someone to free some space...', 'disk-is-full'],
  // curl
  ['curl: (60) SSL certificate problem: unable to get local issuer certificate', certificate],
  ['curl: (6) Could not resolve host: eureka', 'result-address-has-an-inner-name'],
  ['curl: (22) The requested URL returned error: 401', login],
  // Netty, S3, InnoDB, container runtime, kubelet, Hazelcast, JVM, MariaDB
  [
    'io.netty.channel.ConnectTimeoutException: connection timed out after 30000 ms: flow-worker/10.0.0.7:8080',
    'worker-is-not-reachable',
  ],
  ['<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>', 'data-store-rejects-the-login'],
  ['[ERROR] InnoDB: Operating system error number 28 in a file operation.', 'disk-is-full'],
  ['standard_init_linux.go:228: exec user process caused: exec format error', pull],
  ['Multi-Attach error for volume "pvc-1" Volume is already exclusively attached to one node', pod],
  ['HazelcastInstanceNotActiveException: Hazelcast instance is not active!', 'event-bus-finds-no-members'],
  ['SQLNonTransientConnectionException: Server has gone away', database],
  ['toomanyrequests: You have reached your unauthenticated pull rate limit.', 'mirror-the-images-into-your-registry'],
  // Docker, which words such as "permission denied" must not lead to the files of the stack
  ['permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock', docker],
  // OpenShift
  ['pods "x" is forbidden: unable to validate against any security context constraint: []', openshift],
  ['<h1>Application is not available</h1>', openshift],
  // Kubelet
  ['Back-off restarting failed container flow-controller in pod flow-controller-7d9_flow(3f1c)', controller],
  ['The node was low on resource: ephemeral-storage. Threshold quantity: 10Gi', 'disk-is-full'],
  // HikariCP, MariaDB, Liquibase
  ['HikariPool-1 - Failed to validate connection. Possibly consider using a shorter maxLifetime value.', database],
  ['1 changesets check sum db/changes/0012.xml::12::flow was: 8:aaa but is now: 8:bbb', controller],
  ['[ERROR] InnoDB: Unable to lock ./ibdata1 error: 11', database],
  // Docker, kubelet, OpenShift
  ['WARN[0000] The "x7Qp" variable is not set. Defaulting to a blank string.', docker],
  ["Error: couldn't find key password in Secret flow/flow-db", pod],
  // S3, Java, Hazelcast
  ['NoSuchBucketException: The specified bucket does not exist (Service: S3, Status Code: 404)', s3],
  ['RequestTimeTooSkewed: The difference between the request time and the current time is too large.', s3],
  ['java.io.IOException: keystore password was incorrect', certificate],
  [
    'endpoints is forbidden: User "system:serviceaccount:flow:default" cannot list resource "endpoints" in API group ""',
    'event-bus-finds-no-members',
  ],
])('%s', (message, section) => {
  expect(sectionsFor(message)).toEqual([section]);
});

it.each([
  ['curl: (7) Failed to connect to localhost port 8080: Connection refused', controller],
  ['Warning  BackOff  Back-off restarting failed container', worker],
  ['java.net.ConnectException: Connection refused', database],
  ['java.net.UnknownHostException: s3.example.internal', 'result-address-has-an-inner-name'],
  ["ERROR 1045 (28000): Access denied for user 'root'@'localhost' (using password: YES)", 'open-a-database-prompt'],
  ["Failed to read page 3 from file './f/job.ibd': Page read from tablespace is corrupted.", 'new-database-volume'],
])('a message with several causes, %s, has %s among few', (message, section) => {
  expect(sectionsFor(message)).toContain(section);
  expect(sectionsFor(message).length).toBeLessThanOrEqual(4);
});

const frames = (count: number): string[] =>
  Array.from(
    {length: count},
    (_, line) => `\tat org.springframework.boot.Run.run${line}(Run.java:${line}) ~[boot.jar:3.2]`,
  );

/** A log with a stack trace of three causes below the error. */
const traceOf = (cause: string, count: number): string[] => [
  '2025-06-10 09:15:00.123 ERROR 1 --- [main] o.s.boot.SpringApplication : Application run failed',
  'org.springframework.beans.factory.BeanCreationException: Error creating bean; connection refused',
  ...frames(count),
  'Caused by: org.springframework.web.client.ResourceAccessException: No route to host',
  ...frames(3),
  'Caused by: java.lang.IllegalStateException: permission denied',
  ...frames(count),
  `Caused by: ${cause}`,
  ...frames(2),
  '\t... 31 more',
  '2025-06-10 09:15:01.000  INFO 1 --- [main] o.e.j.Server : Stopped',
];

const forms: Record<string, (lines: readonly string[]) => string> = {
  lines: (lines) => lines.join('\n'),
  'lines with CRLF': (lines) => lines.join('\r\n'),
  'one line': (lines) => lines.join(' '),
  'lines of Docker Compose': (lines) => lines.map((line) => `jf-controller-1  | ${line}`).join('\n'),
  'lines with timestamps': (lines) => lines.map((line) => `2025-06-10T09:15:00.123456789Z ${line}`).join('\n'),
  'JSON lines of Kubernetes': (lines) =>
    lines.map((log) => JSON.stringify({log: `${log}\n`, stream: 'stderr', time: '2025-06-10T09:15:00Z'})).join('\n'),
  'one JSON message': (lines) => JSON.stringify({level: 'ERROR', stack_trace: lines.join('\n'), thread: 'main'}),
};

const lastCauses: readonly (readonly [string, string])[] = [
  ['java.lang.OutOfMemoryError: Java heap space', 'out-of-memory'],
  ['sun.security.validator.ValidatorException: PKIX path building failed', certificate],
  ['java.net.BindException: Address already in use', 'port-is-in-use'],
  ['java.io.IOException: No space left on device', 'disk-is-full'],
  ["java.sql.SQLException: Access denied for user 'jf_db_user'@'172.18.0.5' (using password: YES)", database],
  ["java.sql.SQLSyntaxErrorException: Table 'jadice_flow.job' doesn't exist", controller],
  ['java.net.UnknownHostException: eureka', 'result-address-has-an-inner-name'],
  // In German, from Windows.
  ['java.io.IOException: Es steht nicht genug Speicherplatz auf dem Datenträger zur Verfügung', 'disk-is-full'],
  [
    'java.net.BindException: Normalerweise darf jede Socketadresse (Protokoll, Netzwerkadresse oder Anschluss) nur jeweils einmal verwendet werden: bind',
    'port-is-in-use',
  ],
  [
    'java.io.FileNotFoundException: C:\\flow\\config\\new\\application.yaml (Zugriff verweigert)',
    'configuration-is-not-readable',
  ],
];

describe.each(Object.entries(forms))('in a stack trace as %s, the last cause decides:', (_, form) => {
  it.each(lastCauses)('%s', (cause, section) => {
    for (const count of [5, 25, 60]) {
      expect(sectionsFor(form(traceOf(cause, count)))).toEqual([section]);
    }
  });
});

it.each([
  ['nginx: [emerg] bind() to 0.0.0.0:80 failed (13: Permission denied)', 'openshift', 'port-below-1024'],
  [
    'Caused by: java.net.UnknownHostException: mariadb: Temporary failure in name resolution',
    'kubernetes',
    'name-resolution',
  ],
  ["nach dem Umzug von Windows: Table 'flow.JOB' doesn't exist", 'compose', 'table-is-missing'],
  ['chown: changing ownership of /var/lib/mysql: Operation not permitted', 'openshift', 'changes-the-owner'],
])('"%s" on %s is first about its own cause, not about a more general one', (text, platform, id) => {
  const {found, certainty} = createFinder(symptoms, platform, readMeanings(wordsOf(symptoms)))(text);
  expect([found[0]!.id, certainty]).toEqual([id, 'sure']);
});

it.each([
  'the frobnicator in the cellar sings all night because of the moon',
  'org.apache.kafka.common.errors.TimeoutException: Topic orders not present in metadata after 60000 ms.',
])('shows nothing for "%s", which no section is about', (text) => {
  expect(find(text).found).toEqual([]);
});

it('without a known last cause, the one above it decides', () => {
  const cause = 'Caused by: java.lang.OutOfMemoryError: Java heap space';
  expect(sectionsFor(['ERROR x', ...frames(3), cause, ...frames(2), 'Caused by: a.B: unknown'].join('\n'))).toEqual([
    'out-of-memory',
  ]);
});

it.each([
  ['Permission denied (publickey,password).', 'none'],
  ['error: permission denied for the registry of the company', 'none'],
  ['Deadlock found when trying to get lock; try restarting transaction', 'sure'],
])('the certainty of "%s" is %s', (text, certainty) => {
  expect(find(text).certainty).toBe(certainty);
});

it('says for a deadlock what to do before the section, which is about a database that is down', () => {
  expect(find('SQL Error: 1213, SQLState: 40001').found[0]!.first).toContain('Do not restart the database');
});

it('is not sure of a phrase in a sentence that says more', () => {
  const {found, certainty} = createFinder(
    symptoms,
    'kubernetes',
    readMeanings(wordsOf(symptoms)),
  )('we scale up the workers, but no new pod appears');
  expect([found[0]!.id, certainty]).toEqual(['quota', 'likely']);
});

it.each([
  ['Nach dem Neustart des Servers kommen die Container nicht mehr hoch', docker],
  ['after a reboot of the host our containers do not come up', docker],
  ['Die Pods starten alle paar Stunden neu und keiner weiß warum', worker],
  ['the worker restarts every few hours', worker],
  ['Datenbank läuft voll, Tabellen werden immer größer', 'retention-of-jobs'],
  ['our database is full', 'retention-of-jobs'],
  ['Zertifikat abgelaufen seit heute Nacht, alle Aufträge hängen', certificate],
  ["the certificate has expired, so all jobs hang and nobody can't wait", certificate],
  ['nach dem Login kommt man immer wieder zur Loginseite', 'login-loop'],
  ['after the login I get the login page again and again', 'login-loop'],
])('is sure of what a reader says: %s', (text, section) => {
  const {found, certainty} = find(text);
  expect(found[0]!.see[0]!.to).toContain(`#${section}`);
  expect(certainty).toBe('sure');
});

it.each([
  ['jobs fail since the update', 'many-jobs-fail'],
  ['my job is stuck', 'job-does-not-end'],
  ['job is still queued', 'job-stays-queued'],
  ['jobs are slow', 'jobs-are-slow'],
  ['workers not registered', 'worker-is-unknown'],
  ['login loop', 'login-loop'],
  ['all jobs are gone', 'jobs-are-gone-after-a-restart'],
  ['Die Festplatte ist voll', 'disk-is-full'],
  ['Kein Speicherplatz mehr', 'disk-is-full'],
  ['Der Worker startet nicht', worker],
  ['keine Verbindung zur Datenbank', database],
  ['Anmeldung schlägt fehl', login],
  ['scanned documents are not found by their text any more', 'language-of-the-text'],
  ['the pdf from the scan cannot be searched', 'language-of-the-text'],
  ['after the update the new pod keeps restarting', worker],
  ['our controller keeps crashing', controller],
])('finds "%s" by its words', (text, section) => {
  expect(sectionsFor(text)).toContain(section);
  expect(sectionsFor(text).length).toBeLessThanOrEqual(3);
});

it.each([
  ['zertfikat abgelaufen', certificate],
  ['controler does not start', controller],
  ['worker nicht erreichbar', 'worker-is-not-reachable'],
  ['Datenbank nicht erreichbar', 'database-connection-fails'],
])('reads "%s" in spite of its typing errors and in German', (text, section) => {
  expect(sectionsFor(text)).toEqual([section]);
});

it('reads a German word with two meanings as both', () => {
  expect(sectionsFor('Der Speicher ist voll')).toEqual(['out-of-memory', 'disk-is-full']);
});

const alerts = z.object({
  groups: z.array(
    z.object({rules: z.array(z.object({alert: z.string(), annotations: z.object({runbook_url: z.string()})}))}),
  ),
});
const rules = alerts
  .parse(parse(readFileSync('static/samples/monitoring/prometheus/flow-alerts.yaml', 'utf8')))
  .groups.flatMap((group) => group.rules);

it.each(rules.map(({alert, annotations}) => [alert, annotations.runbook_url.split('#')[1]!]))(
  'the name of the alert %s leads to its section %s',
  (alert, section) => {
    expect(sectionsFor(alert)).toContain(section);
  },
);

describe('the line of a message leads to its entry first, also between other words of a log:', () => {
  const examples = Object.entries(product.messages).flatMap(([file, entries]) =>
    entries.flatMap((entry) => (lineOf(entry) === undefined ? [] : [[file, entry.id, lineOf(entry)!] as const])),
  );
  it.each(examples)('product/messages/%s.yaml: %s', (file, id, example) => {
    for (const line of [example, `jf-controller-1  | 2025-06-10T09:15:00.123Z ${example}`]) {
      const first = find(line).found[0]?.id;
      expect(first, `its line leads to ${first ?? 'no entry'}; change \`example\` or \`messages\``).toBe(id);
    }
  });
});
