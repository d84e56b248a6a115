import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {loadProduct} from '../../src/facts/load/load';
import {messageRows, symptomList} from '../../src/facts/prepare/prepare';
import {factVersions, versionOfPage} from '../../src/facts/versions';
import {markdownFiles} from './files';

const product = loadProduct(factVersions);

const idsOf = (text: string, level: RegExp): string[] =>
  Array.from(text.matchAll(level), ([, heading, id]) => id ?? createSlugger().slug(heading!));

/** Ids of sections with a fix: those of level 3 behind the finder, and before the support bundle. */
const fixes = (text: string): string[] =>
  idsOf(text.split('</SymptomFinder>')[1]!.split('\n## Collect a support bundle')[0]!, /^### (.*?)(?: \{#(.*)\})?$/gm);

const pages = markdownFiles().filter(({file}) => file.endsWith('operations/troubleshooting.md'));

describe.each(pages.map(({file, text}) => [file, text] as const))('%s', (file, text) => {
  const context = {version: versionOfPage(file), order: factVersions};
  const rows = [...symptomList(product, context).flatMap((group) => group.symptoms), ...messageRows(product, context)];
  const targets = new Set(
    rows.flatMap(({see}) => see.map(({to}) => to.split('#'))).flatMap(([to, id]) => (to ? [] : id!)),
  );

  it('has a symptom for each section with a fix', () => {
    expect(fixes(text).filter((id) => !targets.has(id))).toEqual([]);
  });

  it('has a section for each symptom', () => {
    const sections = idsOf(text, /^##+ (.*?)(?: \{#(.*)\})?$/gm);
    expect([...targets].filter((id) => !sections.includes(id))).toEqual([]);
  });
});
