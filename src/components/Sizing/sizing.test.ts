import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {versions} from '@site/src/config/versions';
import {initial, loadFields, mistake, numberOf, numbersOf, workerFields} from './fields';
import {formulas, stackLines, workerLines, workerSize, type Load} from './size';
import {composeSnippet, isName, kubernetesSnippet} from './snippet';

const load: Load = {documentsPerDay: 10_000, busiestHour: 20, pages: 5, megabytes: 3, days: 90, diskFactor: 1.3};
const worker = {secondsPerPage: 2, atOnce: 2, memory: 5, memoryFactor: 1.5};

describe('the formulas', () => {
  it.each(versions)('are those of System requirements of $name', ({folder}) => {
    const page = readFileSync(`${folder}/installation/system-requirements.md`, 'utf8');
    for (const formula of [formulas.instances, formulas.memory, formulas.disk]) {
      expect(page).toContain(formula);
    }
  });

  it('give instances, memory and disk', () => {
    expect(workerSize(load, worker)).toEqual({instances: 3, mebibytes: 7680});
    expect(workerLines(load, worker).map(({result, value}) => `${result}: ${value}`)).toEqual([
      'seconds per job: 10 s',
      'worker instances: 2.78, rounded up: 3',
      'memory per worker: 7.5 GiB',
      'memory of all instances: 22.5 GiB',
    ]);
    expect(stackLines(load).map(({result, value}) => `${result}: ${value}`)).toEqual([
      'jobs in the busiest hour: 2,000 jobs per hour',
      'disk: 3,510 GB',
    ]);
  });

  it('give one instance at least, and none for a rounding error', () => {
    expect(workerSize({...load, documentsPerDay: 1}, worker).instances).toBe(1);
    // 0.1 + 0.2 of floating point: exactly three instances.
    expect(
      workerSize({...load, documentsPerDay: 108, busiestHour: 100, pages: 100}, {...worker, secondsPerPage: 2}),
    ).toMatchObject({
      instances: 3,
    });
  });
});

describe('the fields', () => {
  it.each([
    ['2.5', 2.5],
    [' 2,5 ', 2.5],
    ['1.500,5', undefined],
    ['1e3', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('read %j as %s', (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });

  it('hold no number of ours but the factors of the rules of thumb', () => {
    const texts = [...Object.values(initial(loadFields)), ...Object.values(initial(workerFields))];
    expect(texts.filter((text) => text !== '')).toEqual(['1.3', '1.5']);
    expect(numbersOf(loadFields, initial(loadFields))).toBeUndefined();
  });

  it('say what is expected', () => {
    expect(mistake(loadFields[1]!, '101')).toMatch(/^Busiest hour.*: expected a number above 0 and up to 100,/);
    expect(mistake(loadFields[1]!, '0')).toBeDefined();
    expect(mistake(loadFields[1]!, '100')).toBeUndefined();
  });
});

describe('the lines for the files', () => {
  const sized = [
    {name: 'jadice-flow-worker-tessocr', instances: 3, mebibytes: 7680},
    {name: 'other', instances: 1, mebibytes: 2048},
  ];

  it('are YAML for Docker Compose', () => {
    expect(parse(composeSnippet(sized))).toEqual({
      services: {
        'jadice-flow-worker-tessocr': {scale: 3, mem_limit: '7680m'},
        other: {scale: 1, mem_limit: '2g'},
      },
    });
  });

  it('are YAML for Kubernetes', () => {
    const [first] = kubernetesSnippet(sized).split('\n---\n');
    expect(parse(first!)).toMatchObject({
      kind: 'Deployment',
      spec: {replicas: 3, template: {spec: {containers: [{resources: {limits: {memory: '7680Mi'}}}]}}},
    });
  });

  it('take no name that YAML reads in another way', () => {
    expect(['ocr', 'flow-ocr', 'w1'].map(isName)).toEqual([true, true, true]);
    expect(['', '1', 'a b', 'a: b', '<script>', '-a', 'a\nb', 'A'].some(isName)).toBe(false);
  });
});
