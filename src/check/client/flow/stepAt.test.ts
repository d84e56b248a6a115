import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {loadKnowledge} from '../../knowledge/load';
import {parseFile} from '../../model/parse';
import {outlinesOf} from '../../views/outline';
import {stepAt} from './stepAt';

const name = 'static/samples/workflows/branch.yaml';
const text = readFileSync(name, 'utf8');
const outlines = outlinesOf([parseFile({name, text}, loadKnowledge())]);

it('finds the step at the cursor', () => {
  const found = (words: string): string | undefined => stepAt(outlines, name, text.indexOf(words))?.step.name;
  expect(found('workerDefinitionName: ContainsText')).toBe('has-text');
  expect(found('workerDefinitionName: TessOCR')).toBe('ocr');
  expect(found('jobFlow:')).toBeUndefined();
  expect(stepAt(outlines, 'other.yaml', text.indexOf('ContainsText'))).toBeUndefined();
});
