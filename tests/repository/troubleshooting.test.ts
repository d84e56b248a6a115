import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {loadProduct} from '../../src/facts/load/load';
import {symptomGroups} from '../../src/facts/prepare/prepare';
import {factVersions, versionOfPage} from '../../src/facts/versions';
import {markdownFiles} from './files';

const {symptoms} = loadProduct(factVersions);

/** Ids of sections with a fix: those of level 3 behind the finder, and before the support bundle. */
function sections(text: string): string[] {
  const fixes = text.split('</SymptomFinder>')[1]!.split('\n## Collect a support bundle')[0]!;
  const headings = fixes.matchAll(/^### (.*?)(?: \{#(.*)\})?$/gm);
  return Array.from(headings, ([, heading, id]) => id ?? createSlugger().slug(heading!));
}

const pages = markdownFiles().filter(({file}) => file.endsWith('operations/troubleshooting.md'));

describe.each(pages.map(({file, text}) => [file, sections(text)] as const))('%s', (file, ids) => {
  const rows = symptomGroups(symptoms, {version: versionOfPage(file), order: factVersions}).flatMap(
    (group) => group.symptoms,
  );

  it('has a symptom for each section, and a section for each symptom', () => {
    const targets = rows.flatMap(({see}) => see.map(({to}) => to)).filter((to) => to.startsWith('#'));
    expect([...new Set(targets)].sort()).toEqual(ids.map((id) => `#${id}`).sort());
  });
});
