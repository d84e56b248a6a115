import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {loadProduct} from '@site/src/facts/load/load';
import {symptomGroups} from '@site/src/facts/prepare/prepare-symptoms';
import {factVersions} from '@site/src/facts/versions';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));
const {default: SymptomFinder} = await import('.');

const {symptoms} = loadProduct(factVersions);

it.each(factVersions)('has all symptoms of version %s in the page as it is built', (version) => {
  const groups = symptomGroups(symptoms, {version, order: factVersions});
  const rows = groups.flatMap((group) => group.symptoms);
  const html = renderToStaticMarkup(<SymptomFinder data={groups} />);
  expect(html.split('<tr>').length - 1).toBe(1 + groups.length + rows.length);
  rows.flatMap(({see}) => see).forEach(({to}) => expect(html).toContain(`href="${to}"`));
  // Nothing that a form could send, and nothing that the security policy forbids.
  expect(html).not.toMatch(/ (?:name|style|action)=/);
});
