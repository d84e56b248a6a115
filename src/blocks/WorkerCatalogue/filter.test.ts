import {describe, expect, it} from 'vitest';
import type {WorkerData} from '@site/src/facts/views';
import {countText, matches, tagsOf} from './filter';

const worker = (fields: Partial<WorkerData>): WorkerData => ({
  name: 'TessOCR',
  anchor: 'tessocr',
  kind: 'definition',
  summary: 'Recognises text.',
  description: 'Reads images.',
  tags: ['REMOTE'],
  templates: [],
  ...fields,
});

describe('an entry fits', () => {
  const entry = worker({parameters: [{name: 'output-formats', values: ['HOCR'], description: 'What comes back.'}]});

  it.each([
    ['', '', true],
    ['tess', '', true],
    ['HOCR images', '', true],
    ['  output-formats ', '', true],
    ['tess pdf', '', false],
    ['', 'REMOTE', true],
    ['tess', 'LOCAL', false],
  ])('text "%s" and tag "%s": %s', (text, tag, expected) => {
    expect(matches(entry, {text, tag})).toBe(expected);
  });
});

it('offers each tag once', () => {
  expect(tagsOf([worker({tags: ['REMOTE', 'LOCAL']}), worker({tags: ['REMOTE']})])).toEqual(['LOCAL', 'REMOTE']);
});

it.each([
  [10, 10, '10 workers'],
  [3, 10, '3 of 10 workers'],
  [0, 10, 'None of 10 workers fits. Use fewer words or another tag.'],
  [1, 1, '1 worker'],
])('counts %i of %i', (shown, all, text) => {
  expect(countText(shown, all)).toBe(text);
});
