import {describe, expect, it} from 'vitest';
import {check} from './check';
import {knowledge} from './loaded.test-support';
import {lookedText} from './looked';
import {exitStatus, filesText, jsonReport, summary} from './report';

const checked = (texts: Record<string, string>) =>
  check(
    Object.entries(texts).map(([name, text]) => ({name, text})),
    {version: '1.9.0'},
    knowledge,
  );
const told = (texts: Record<string, string>): string[] => checked(texts).looked.map(lookedText);

describe('a file is described', () => {
  it.each([
    [
      'empty.yaml',
      ' \n',
      'Empty file, because it contains nothing. Not compared: the file, because it has no settings.',
    ],
    [
      '.env',
      '# A=1\n',
      'Variables for Docker Compose, because of its name. Not compared: the file, because it has no settings.',
    ],
    [
      'application.yaml',
      '# a\n---\n',
      'Settings of a component, because of its name. Not compared: the file, because it has no settings.',
    ],
    ['Dockerfile', 'FROM a\n', 'Dockerfile, because of its name. Not compared: the file, because no rule is for it.'],
    [
      'compose.yaml',
      'services:\n  a: "b\n',
      'Compose file, because of its name. Not compared: the file, because line 2 cannot be read, and what other files take from it.',
    ],
    [
      'a.yaml',
      'a: 1\n',
      'Unknown type, because neither its name nor its keys are those of a supported file. Not compared: the file, because no rule is for it. If it holds settings of a component, name it as the component expects, such as `application.yaml`.',
    ],
    [
      'application.yaml',
      'server: {port: 1, own: 2}\nmy: [3, 4]\njadice-flow:\n  workers:\n    workerDefinitions:\n      - workerName: a\n        infoTags: [REMOTE, LOCAL]\n',
      'Settings: Controller, because of its name. 4 settings compared with the documented properties of the component Controller. Not compared: 3 settings outside the public documentation.',
    ],
    [
      'compose.yaml',
      'x-a: &a {b: 1, c: 2}\nservices:\n  a:\n    image: b\n    environment: [A=1]\n    labels: *a\n    own: 3\n',
      'Compose file, because of its name. 4 settings compared with the Compose Specification. Not compared: 1 setting outside the Compose Specification; what only Docker Compose knows, for which you run `docker compose config`.',
    ],
    [
      'env.txt',
      'OWN=1\nJF_ACCESS_TOKEN=a\n',
      'Variables for Docker Compose, because of its name. 1 setting compared with the documented variables. Not compared: 1 setting outside the public documentation, because no Compose file is open.',
    ],
    [
      'a.json',
      '{"jobTemplateName": "a", "own": 1, "items": [{"parts": [{"url": "a"}]}]}',
      'Job request, because of its key `jobTemplateName`. 2 settings compared with the documented fields of a job request. Not compared: 1 setting outside the public documentation; the name of the job template, because no file with job templates is open.',
    ],
    [
      'jobs.yaml',
      'jadice-flow:\n  jobs:\n    jobTemplates:\n      - jobName: a\n        stepTemplates:\n          - stepName: b\n            workerDefinitionName: c\n',
      'Job templates, because of its key `jadice-flow.jobs`. 3 settings compared with the documented properties. Not compared: the names of the workers, because no file with worker definitions is open.',
    ],
    [
      'map.yaml',
      'apiVersion: v1\nkind: ConfigMap\ndata:\n  application.yaml: |\n    server:\n      port: 80\n    own: 1\n  jobtemplates.yaml: |\n    a: "b\n',
      'Kubernetes manifest, because of its keys `apiVersion` and `kind`. 3 settings compared with the API of Kubernetes 1.36 and the documented properties of the component Controller. Not compared: 1 setting outside the public documentation; `jobtemplates.yaml`, because line 9 cannot be read, and what other files take from it.',
    ],
  ])('%s %j', (name, text, expected) => {
    expect(told({[name]: text})).toEqual([expected]);
  });

  it('with what it was compared with among the open files', () => {
    const [env, compose] = told({'.env': 'OWN=1\n', 'compose.yaml': 'services: {a: {image: "${OWN}"}}\n'});
    expect(env).toContain(
      '1 setting compared with the open Compose files, the documented variables and the other open files.',
    );
    expect(compose).toContain('1 setting compared with the Compose Specification and the other open files.');
  });

  it('as compared if only its keys have findings', () => {
    const result = checked({'application.yaml': 'jadice-flow:\n  sytem: {}\n'});
    expect(result.looked[0]).toMatchObject({compared: 1, comparedWith: 'the documentation'});
  });
});

describe('a result', () => {
  const good = {'application.yaml': 'server:\n  port: 1\n'};
  const own = {'own.yaml': 'a: 1\n'};

  it.each([
    [good, 'No findings. 1 file OK.', 0, 0],
    [{...good, ...own}, 'No findings. 1 file OK, 1 of 2 files not compared.', 0, 1],
    [own, 'Nothing was compared.', 3, 1],
    [{'workers.yaml': 'a: "b\n', ...own}, '1 finding: 1 error. 2 of 2 files not compared.', 1, 1],
    [{'application.yaml': 'server:\n  port: 1\n  port: 2\n'}, '1 finding: 1 error.', 1, 1],
  ])('of %j is "%s"', (texts, text, status, strict) => {
    const result = checked(texts);
    expect(summary(result)).toBe(text);
    expect([exitStatus(result), exitStatus(result, true)]).toEqual([status, strict]);
    expect(text).toContain(filesText(result).replace(/^1 of 1 file not compared$/, ''));
  });

  it('contains no text of a file as JSON, although the page has it beside the result', () => {
    const {findings, looked} = checked(good);
    const {files} = JSON.parse(
      jsonReport({findings, looked: looked.map((file) => ({...file, text: 'secret'}))}, '/'),
    ) as {files: object[]};
    expect(files).toEqual(looked);
  });
});
