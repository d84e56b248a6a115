/** The symptoms of `product/symptoms.yaml` against messages as the frameworks write them. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {loadProduct} from '@site/src/facts/load/load';
import {symptomGroups} from '@site/src/facts/prepare/prepare-symptoms';
import {factVersions} from '@site/src/facts/versions';
import {createReading} from '@site/src/search/reading';
import {findSymptoms, textOf} from './find';

const {symptoms: file} = loadProduct(factVersions);
const symptoms = symptomGroups(file, {version: 'next', order: factVersions}).flatMap((group) => group.symptoms);

/** Sections that the reader is led to, without those that two rows share. */
const sectionsFor = (text: string): string[] => [
  ...new Set(findSymptoms(text, symptoms).flatMap(({see}) => see.map(({to}) => to.split('#')[1]!))),
];

const controller = 'controller-does-not-start';
const worker = 'worker-restarts-again-and-again';
const database = 'database-connection-fails';
const certificate = 'certificate-expired-or-not-trusted';
const proxy = 'status-413-502-503-or-504';
const login = 'http-401-or-403';
const pod = 'if-a-pod-does-not-start';
const timeOut = 'client-runs-into-a-time-out';
const pull = 'image-pull-fails';

it.each([
  // Spring Boot
  ["Config data resource 'file [jobtemplates.yaml]' via location 'jobtemplates.yaml' does not exist", controller],
  ['Could not resolve placeholder \'EUREKA_ENDPOINT\' in value "${EUREKA_ENDPOINT}"', controller],
  [
    'Unable to resolve the Configuration with the provided Issuer of "https://login.example.com/realms/flow"',
    controller,
  ],
  ["Failed to configure a DataSource: 'url' attribute is not specified", controller],
  ['Web server failed to start. Port 8080 was already in use.', 'port-is-in-use'],
  ['HikariPool-1 - Connection is not available, request timed out after 30000ms.', database],
  ['FATAL: password authentication failed for user "flow"', database],
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
  ['java.lang.OutOfMemoryError: Java heap space', 'out-of-memory'],
  ['# A fatal error has been detected by the Java Runtime Environment:', worker],
  ['java.lang.UnsupportedClassVersionError: Main has been compiled by a more recent version', controller],
  ['java.nio.file.AccessDeniedException: /app/config/application.yaml', 'configuration-is-not-readable'],
  ['java.io.FileNotFoundException: /app/config/workers.yaml (Permission denied)', 'configuration-is-not-readable'],
  ['java.io.IOException: No space left on device', 'disk-is-full'],
  ['java.net.SocketTimeoutException: Read timed out', timeOut],
  ['sun.security.validator.ValidatorException: PKIX path building failed', certificate],
  ['No subject alternative DNS name matching flow.example.com found.', certificate],
  ['java.net.UnknownHostException: eureka', 'result-address-has-an-inner-name'],
  ['org.yaml.snakeyaml.scanner.ScannerException: mapping values are not allowed here', controller],
  // Docker
  ["pull access denied for registry.example.com/flow, repository does not exist or may require 'docker login'", pull],
  ['Bind for 0.0.0.0:8080 failed: port is already allocated', 'port-is-in-use'],
  ['dependency failed to start: container flow-ocr-flow-db-1 is unhealthy', database],
  [
    'The "JF_CONTAINER_REGISTRY_JADICE" variable is not set. Defaulting to a blank string.',
    'windows-paths-and-the-env-file',
  ],
  ['flow-ocr-jf-controller-1 exited with code 137', 'out-of-memory'],
  ['flow-ocr-jadice-flow-worker-tessocr-1 exited with code 139', worker],
  [
    'Get "https://registry.example.com/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
    certificate,
  ],
  // Kubernetes
  ['Warning  Failed  kubelet  Error: ErrImagePull', pull],
  ['Last State: Terminated  Reason: OOMKilled  Exit Code: 137', 'out-of-memory'],
  ['0/3 nodes are available: 3 Insufficient memory.', pod],
  ['MountVolume.SetUp failed for volume "config" : configmap "flow-controller" not found', pod],
  ['Error creating: pods "flow-ocr-5d" is forbidden: exceeded quota: flow, requested: limits.memory=8Gi', pod],
  ['Liveness probe failed: HTTP probe failed with statuscode: 503', worker],
  ['The node was low on resource: ephemeral-storage. Threshold quantity: 10Gi', 'disk-is-full'],
  // nginx
  ['connect() failed (111: Connection refused) while connecting to upstream, client: 192.0.2.7', proxy],
  ['client intended to send too large body: 12345678 bytes', proxy],
  ['nginx: [emerg] host not found in upstream "jf-controller" in /etc/nginx/conf.d/flow.conf:12', proxy],
  // MariaDB
  ["Access denied for user 'jf_db_user'@'172.18.0.5' (using password: YES)", database],
  ["ERROR 1049 (42000): Unknown database 'JADICE_FLOW'", database],
  ['Socket fail to connect to host:address=(host=flow-db)(port=3306)(type=primary). Connection refused', database],
  ['Lock wait timeout exceeded; try restarting transaction', database],
  ["ERROR 1146 (42S02): Table 'jadice_flow.job' doesn't exist", controller],
  ["ERROR 1114 (HY000): The table 'job' is full", 'disk-is-full'],
  // curl
  ['curl: (28) Operation timed out after 60001 milliseconds with 0 bytes received', timeOut],
  ['curl: (60) SSL certificate problem: unable to get local issuer certificate', certificate],
  ['curl: (52) Empty reply from server', proxy],
  ['curl: (6) Could not resolve host: eureka', 'result-address-has-an-inner-name'],
  ['curl: (22) The requested URL returned error: 401', login],
  // Hazelcast
  ['Members {size:1, ver:1} [', 'event-bus-finds-no-members'],
])('%s', (message, section) => {
  expect(sectionsFor(message)).toEqual([section]);
});

it.each([
  ['curl: (7) Failed to connect to localhost port 8080: Connection refused', controller],
  ['Warning  BackOff  Back-off restarting failed container', worker],
  ['java.net.ConnectException: Connection refused', database],
  ['java.net.UnknownHostException: s3.example.internal', 'result-address-has-an-inner-name'],
])('a message with several causes, %s, has %s among few', (message, section) => {
  expect(sectionsFor(message)).toContain(section);
  expect(sectionsFor(message).length).toBeLessThanOrEqual(4);
});

it('reads a whole stack trace', () => {
  const trace = [
    '2025-06-10 09:15:00.123 ERROR 1 --- [main] o.s.boot.SpringApplication : Application run failed',
    'org.springframework.beans.factory.BeanCreationException: Error creating bean',
    '\tat java.base/java.lang.Thread.run(Thread.java:840)',
    "Caused by: java.sql.SQLException: Access denied for user 'jf_db_user'@'172.18.0.5' (using password: YES)",
  ].join('\n');
  expect(sectionsFor(trace)).toEqual([database]);
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
])('finds "%s" by its words', (text, section) => {
  expect(sectionsFor(text)).toContain(section);
  expect(sectionsFor(text).length).toBeLessThanOrEqual(3);
});

const reading = createReading(symptoms.map(textOf));
const read = (text: string): string =>
  reading(text)
    .map(([first]) => first)
    .join(' ');

it.each([
  ['zertfikat abgelaufen', certificate],
  ['controler does not start', controller],
  ['worker nicht erreichbar', 'worker-is-not-reachable'],
])('reads "%s", which no symptom has', (text, section) => {
  expect(sectionsFor(text)).toEqual([]);
  expect(sectionsFor(read(text))).toEqual([section]);
});

it('reads a German word with two meanings as both', () => {
  expect(sectionsFor(read('Der Speicher ist voll'))).toEqual(['out-of-memory', 'disk-is-full']);
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
