import {describe, expect, it} from 'vitest';
import {isFound} from '@site/src/ui/Catalogue/filter';
import type {WorkerData} from '@site/src/facts/views';
import {findableOf} from './workers';

const worker: WorkerData = {
  name: 'TessOCR',
  anchor: 'tessocr',
  kind: 'definition',
  summary: 'Recognises text.',
  description: 'Reads images.',
  tags: ['REMOTE'],
  templates: [],
  parameters: [{name: 'output-formats', values: ['HOCR'], description: 'What comes back.'}],
};

describe('an entry fits', () => {
  it.each([
    ['', '', true],
    ['tess', '', true],
    ['HOCR images', '', true],
    ['  output-formats ', '', true],
    ['tess pdf', '', false],
    ['', 'REMOTE', true],
    ['tess', 'LOCAL', false],
  ])('text "%s" and tag "%s": %s', (filter, tag, expected) => {
    expect(isFound(findableOf(worker), {filter, tag})).toBe(expected);
  });
});
