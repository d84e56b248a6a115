import {describe, expect, it} from 'vitest';
import {product} from '@site/src/facts/loaded.test-support';
import {runbook} from '@site/src/facts/prepare/runbooks';
import {factVersions} from '@site/src/facts/versions';
import {sentence} from './conditions';
import {shownPhases} from './steps';

const choices = [
  {
    name: 'platform',
    label: 'Platform',
    options: ['compose', 'kubernetes', 'openshift', 'chart', 'standalone'].map((value) => ({value, label: value})),
  },
];
const text = (when: Record<string, string[]>, step = 'Stop it.'): string => sentence(step, when, choices, {when});

describe('a step', () => {
  it.each<[Record<string, string[]>, string]>([
    [{}, 'Stop it.'],
    [{platform: ['compose']}, 'With Docker Compose, stop it.'],
    [{platform: ['kubernetes']}, 'In Kubernetes with manifests, stop it.'],
    [{platform: ['kubernetes', 'chart']}, 'In Kubernetes, stop it.'],
    [{platform: ['kubernetes', 'openshift', 'chart']}, 'In Kubernetes or in OpenShift, stop it.'],
    [{platform: ['compose', 'kubernetes', 'openshift', 'chart']}, 'In containers, stop it.'],
    [{platform: ['compose', 'standalone']}, 'With Docker Compose or in the standalone distribution, stop it.'],
    [
      {platform: ['kubernetes', 'openshift', 'chart', 'standalone']},
      'In Kubernetes, in OpenShift or in the standalone distribution, stop it.',
    ],
    [{proxy: ['proxy']}, 'If you use a proxy, an Ingress or a Route, stop it.'],
    [{database: ['memory']}, 'If you use the in-memory H2 database, stop it.'],
    [{database: ['stack', 'server']}, 'If jobs are in MariaDB, stop it.'],
    [{database: ['stack', 'memory']}, 'Unless MariaDB runs on a separate server, stop it.'],
    [
      {platform: ['kubernetes'], store: ['stack']},
      'In Kubernetes with manifests, if documents are in the stack, stop it.',
    ],
    [
      {database: ['stack'], store: ['elsewhere']},
      'If MariaDB runs in the stack and documents are in S3 or WebDAV, stop it.',
    ],
    [{platform: ['compose'], proxy: ['proxy']}, 'With Docker Compose, if you use the TLS proxy, stop it.'],
    [{ui: ['with']}, 'If you have a Controller UI, stop it.'],
    [
      {platform: ['kubernetes'], ui: ['without'], proxy: ['proxy']},
      'In Kubernetes with manifests, if you have no Controller UI and use an Ingress, stop it.',
    ],
    [{platform: ['openshift'], proxy: ['proxy']}, 'In OpenShift, if you use a Route, stop it.'],
    [{proxy: ['direct']}, 'If you use no proxy, stop it.'],
    [{from: ['1.0.0', '1.3.2'], to: ['next']}, 'If you update from 1.3.2 or earlier to next, stop it.'],
    [{to: ['1.9.0', 'next']}, 'If you update to 1.9.0 or later, stop it.'],
  ])('with the conditions %j is a sentence', (when, expected) => {
    expect(text(when)).toBe(expected);
  });

  it.each([
    ['[Export](a/b) it.', 'If you have a Controller UI, [export](a/b) it.'],
    ['MariaDB starts.', 'If you have a Controller UI, MariaDB starts.'],
    ['`curl` it.', 'If you have a Controller UI, `curl` it.'],
    ['If you can, wait.', 'If you have a Controller UI and you can, wait.'],
  ])('that begins with "%s" keeps names and has one "if"', (step, expected) => {
    expect(text({ui: ['with']}, step)).toBe(expected);
  });
});

it('no step of a runbook has a label in front of it', () => {
  const {runbooks} = product;
  const texts = Object.entries(runbooks).flatMap(([id, file]) =>
    shownPhases(runbook(id, file, {version: 'next', order: factVersions}), {}).flatMap(({steps}) =>
      steps.map((step) => step.text),
    ),
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((one) => /^[^.,]*(?:;|:)|^\W*[a-z]|undefined/.test(one.replace(/^[`[]/, 'A')))).toEqual([]);
});
