import {describe, expect, it} from 'vitest';
import {loadProduct} from '../../src/facts/load/load';
import {symptomGroups} from '../../src/facts/prepare/prepare-symptoms';
import {factVersions, versionOfPage} from '../../src/facts/versions';
import {markdownFiles} from './files';

const {symptoms} = loadProduct(factVersions);

interface Section {
  heading: string;
  id: string;
  /** Its labels in the order of the page, such as `Cause`. */
  labels: string[];
}

/** Sections with a fix: those of level 3 behind the finder, and before the support bundle. */
function sections(text: string): Section[] {
  const fixes = text.split('<SymptomFinder />')[1]!.split('\n## Collect a support bundle')[0]!;
  return fixes
    .split(/^(?=###? )/m)
    .filter((part) => part.startsWith('### '))
    .map((part) => {
      const [, heading, id] = /^### (.*?)(?: \{#(.*)\})?$/m.exec(part)!;
      const slug = heading!
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-');
      return {
        heading: heading!,
        id: id ?? slug,
        labels: [...part.matchAll(/^\*\*(\w+)\.\*\*/gm)].map((match) => match[1]!),
      };
    });
}

const pages = markdownFiles().filter(({file}) => file.endsWith('operations/troubleshooting.md'));

describe.each(pages.map(({file, text}) => [file, sections(text)] as const))('%s', (file, all) => {
  const rows = symptomGroups(symptoms, {version: versionOfPage(file), order: factVersions}).flatMap(
    (group) => group.symptoms,
  );

  it('gives cause, check and fix of each problem, in this order', () => {
    expect(all.length).toBeGreaterThan(20);
    const wrong = all.filter(({labels}) => labels.filter((one) => one !== 'Symptom').join() !== 'Cause,Check,Fix');
    expect(wrong).toEqual([]);
  });

  it('has a symptom for each section, and a section for each symptom', () => {
    const targets = rows.flatMap(({see}) => see.map(({to}) => to)).filter((to) => to.startsWith('#'));
    expect([...new Set(targets)].sort()).toEqual(all.map(({id}) => `#${id}`).sort());
  });
});
