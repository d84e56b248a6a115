import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {multiplyFacts} from './copy';

it('facts of the newest release hold for its copies, those of other versions stay', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'facts-'));
  const file = path.join(folder, 'properties', 'ui.yaml');
  mkdirSync(path.dirname(file));
  writeFileSync(file, '- since: "1.0.0"\n  until: "2.0.0"\n  unconfirmed: ["1.0.0", "2.0.0"]\n- until: "1.0.0"\n');
  multiplyFacts(folder, '2.0.0', ['2.0.1', '2.0.2']);
  expect(readFileSync(file, 'utf8')).toBe(
    '- since: "1.0.0"\n  until: "2.0.2"\n  unconfirmed: ["1.0.0", "2.0.0", "2.0.1", "2.0.2"]\n- until: "1.0.0"\n',
  );
  rmSync(folder, {recursive: true});
});
