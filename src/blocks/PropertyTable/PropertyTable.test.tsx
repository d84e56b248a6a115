import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {PropertyTableData} from '@site/src/facts/viewTypes';
import PropertyTable from '.';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

const data = {
  label: 'Controller',
  file: 'application.yml',
  marks: [
    {kind: 'demo', sources: []},
    {kind: 'framework', sources: []},
  ],
  rows: [
    {key: 'a.first', type: 'text', description: 'One.', mark: 0, default: '4'},
    {key: 'a.second', type: 'text', description: 'Two.', mark: 1},
    {key: 'a.third', type: 'text', description: 'Three.'},
  ],
} as unknown as PropertyTableData;
const html = renderToStaticMarkup(<PropertyTable component="controller" data={data} taken={['a.second']} />);
const rowOf = (id: string): string => html.split(`<tr id="${id}"`)[1]!.split('</tr>')[0]!;

it('each row has its badge, also the first one of the table, or none', () => {
  expect(rowOf('a.first')).toContain('demo value');
  expect(rowOf('controller:a.second')).toContain('framework');
  expect(rowOf('a.third')).not.toContain('chip');
});

it('a column is there if one row has a value, and not if none has', () => {
  expect(html.match(/(?<=role="columnheader">)\w+/g)).toEqual(['Key', 'Description', 'Default']);
});
