import {expect, it} from 'vitest';
import {check} from '../check';
import {loadKnowledge} from '../knowledge/load';
import {example} from './example';

it('has findings of several types', () => {
  const {findings} = check(example, {version: '1.9.0'}, loadKnowledge());
  expect(findings.map(({file, line, code}) => `${file}:${line} ${code}`)).toEqual([
    'application.yaml:3 value-type',
    'application.yaml:6 left-open',
    'application.yaml:9 unknown-key',
    'application.yaml:11 key-ended',
  ]);
});
