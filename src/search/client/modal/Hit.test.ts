import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => createElement('a', {href: to}, children),
}));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({})}));
vi.mock('@docusaurus/Translate', () => ({
  default: ({children, values = {}}: {children: string; values?: Record<string, unknown>}) =>
    children.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
}));
vi.mock('../scope', () => ({
  useSearchTags: () => ['docs-default-1.0.0', 'default'],
  searchPageFor: (query: string, tag: string) => `/search/${query}/${tag}`,
}));
const {ResultsFooter} = await import('./Hit');

it.each([
  [1, 'See 1 result'],
  [2, 'See all 2 results'],
])('the way from the dialog to the results says how many there are: %i', (count, text) => {
  const footer = createElement(ResultsFooter, {query: 'job', count, onClose: () => undefined});
  expect(renderToStaticMarkup(footer)).toBe(`<a href="/search/job/docs-default-1.0.0">${text}</a>`);
});
