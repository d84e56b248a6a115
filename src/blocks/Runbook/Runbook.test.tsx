import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {loadProduct} from '@site/src/facts/load/load';
import {runbook} from '@site/src/facts/prepare/prepare-runbooks';
import {factVersions} from '@site/src/facts/versions';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({}), useLocation: () => ({search: '?platform=standalone'})}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({}),
  useStorageSlot: () => [null, {}],
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));
vi.mock('@theme/CodeBlock', () => ({default: 'pre'}));
vi.mock('@theme/Heading', () => ({default: 'h3'}));
const {default: Runbook} = await import('.');

const {runbooks} = loadProduct(factVersions);

it.each(Object.entries(runbooks))(
  '%s has all steps in the page as it is built, whatever the address says',
  (id, file) => {
    const data = runbook(id, file, {version: 'next', order: factVersions});
    const html = renderToStaticMarkup(<Runbook id={id} data={data} />);
    const count = (text: string): number => html.split(text).length - 1;
    const steps = data.phases.flatMap((phase) => phase.steps);
    expect(count('<li ')).toBe(steps.length);
    expect(count('type="checkbox"')).toBe(steps.length);
    expect(count('<pre')).toBe(steps.flatMap(({commands}) => commands).length);
    data.phases.forEach((phase) => expect(html).toContain(` id="${phase.id}">${phase.label}</h3>`));
    expect(html).toContain('<strong>Docker Compose');
    expect(html).not.toMatch(/ style=|\]\(/);
  },
);
