import {describe, expect, it} from 'vitest';
import {knowledge} from '../loaded.test-support';
import {parseFile} from './parse';

const identityOf = (name: string, text: string): string => {
  const {kind, what, reason} = parseFile({name, text}, knowledge);
  return `${kind}${what === undefined ? '' : ` (${what})`} ${reason}`;
};
const services = 'services:\n  a:\n    image: a:1\n';
const server = 'server:\n  port: 8080\n';

describe('a file is identified', () => {
  it.each([
    ['application.yaml', `${server}services:\n  payment:\n    url: x\n`, 'application'],
    ['config/APPLICATION-prod.yml', 'own: 1\n', 'application'],
    ['application.yaml.example', 'own: 1\n', 'application'],
    ['application.yaml', '{server: {port: 8080}}\n', 'application'],
    ['application.yaml', '{\n  "server": {"port": 8080}\n}\n', 'application'],
    ['application.properties', 'A_B=1\nC_D=2\n', 'application'],
    ['docker-compose.prod.yml', 'volumes: {}\n', 'compose'],
    ['compose_databases.yaml', 'servces: {}\n', 'compose'],
    ['dev.docker-compose.yaml', '', 'compose'],
    ['stack\\docker-compose-dev.yml.dist', services, 'compose'],
    [
      'docker_compose_wait.yaml',
      'command: a\n',
      'other because neither its name nor its keys are those of a supported file',
    ],
    ['.env', '', 'env'],
    ['.env_agent', 'debug: true\n', 'env'],
    ['deploy/env.production', 'A=1', 'env'],
    ['.env.local', 'A=1', 'env'],
    ['flow.env', 'A=1', 'env'],
    ['env.txt', 'A=1', 'env'],
    ['env.yaml', server, 'application because of its key `server`'],
    ['env.production', 'A="\n- b\n"\nB=1', 'env'],
    ['job-request.json', '{"a": 1}', 'job-request'],
    ['kustomization.yaml', 'resources: [a.yaml]\n', 'kubernetes (Kustomize file)'],
    ['charts/values-prod.yaml', `${server}${services}`, 'other (Values of a Helm chart)'],
    ['Chart.yaml', 'apiVersion: v2\nname: a\n', 'other (Description of a Helm chart)'],
    ['prometheus.yml', `${server}scrape_configs: []\n`, 'other (Configuration of Prometheus)'],
    ['.gitlab-ci.yml', services, 'other (Pipeline)'],
    ['Dockerfile', 'FROM a:1\nENV A=1\n', 'other (Dockerfile)'],
    ['worker.Dockerfile', 'FROM a:1\n\tRUN [ -x /a ] || { echo "\n', 'other (Dockerfile)'],
    ['start.sh', 'A=1\nB=2\n', 'other (Script)'],
    ['.env.patch', '-A=1\n+A=2\n', 'other (Patch)'],
    ['log4j2.properties', 'server=1\n', 'other (Configuration of a logging library)'],
  ])('by its name: %s', (name, text, expected) => {
    expect(identityOf(name, text)).toBe(/because/.test(expected) ? expected : `${expected} because of its name`);
  });

  it.each([
    [services, 'compose because of its key `services`'],
    ['{"jobTemplateName": "a"}', 'job-request because of its key `jobTemplateName`'],
    ['apiVersion: v1\nkind: Service\nspec: {}\n', 'kubernetes because of its keys `apiVersion` and `kind`'],
    ['{"apiVersion": "v1", "kind": "List", "items": []}', 'kubernetes because of its keys `apiVersion` and `kind`'],
    [
      'apiVersion: v1\n---\nkind: Service\n',
      'other because neither its name nor its keys are those of a supported file',
    ],
    ['jadice-flow:\n  jobs: {}\n', 'job-templates because of its key `jadice-flow.jobs`'],
    ['jadice-flow.workers.a: 1\n', 'workers because of its key `jadice-flow.workers`'],
    ['own: 1\nserver.port: 8080\n', 'application because of its key `server`'],
    ['A_B=1\nC_D=2\n', 'env because most of its lines are `NAME=value`'],
    ['on: [push]\njobs: {}\n', 'other (Workflow of GitHub Actions) because of its keys `on` and `jobs`'],
    ['groups: []\nserver: {}\n', 'other (Rules of Prometheus) because of its key `groups`'],
    ['services:\n  - docker\n', 'other because neither its name nor its keys are those of a supported file'],
    [
      'services:\n  App\\Kernel:\n    class: a\n',
      'other because neither its name nor its keys are those of a supported file',
    ],
    ['logging:\n  level: warn\n', 'other because neither its name nor its keys are those of a supported file'],
    ['a: [', 'other because neither its name nor its keys are those of a supported file'],
    ['\0', 'other because it cannot be read'],
  ])('by its keys: %j', (text, expected) => {
    expect(identityOf('pasted text', text)).toBe(expected);
  });

  it.each([
    ['# All\ndocker.io/a:1\nregistry.example.com/b:2\n', 'other'],
    ['# All\nserver:\n  port: 8080\n', 'application'],
  ])('as plain text, unless most lines are keys: %j', (text, kind) => {
    const parsed = parseFile({name: 'images.txt', text}, knowledge);
    expect([parsed.kind, parsed.problems]).toEqual([kind, []]);
  });

  it('as YAML, although its name begins like one with variables', () => {
    const file = parseFile({name: 'env.startup.txt', text: 'HOSTS:\n  - a\nTLS: true\n'}, knowledge);
    expect([file.kind, file.format]).toEqual(['other', 'yaml']);
  });

  it('as a manifest, although it has the name of settings', () => {
    const text = 'apiVersion: argoproj.io/v1alpha1\nkind: Application\n';
    expect(identityOf('application.yaml', text)).toBe('kubernetes because of its keys `apiVersion` and `kind`');
  });
});
