import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyCheckout} from '../gate/elsewhere';
import {withDocusaurus} from './versions';

/** A copy of the checkout whose package.json asks for another version of Docusaurus; nothing is installed yet. */
export function copyWithVersion(version: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  copyCheckout(folder);
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, withDocusaurus(readFileSync(manifest, 'utf8'), version));
  return folder;
}
