import {createContext, type ReactNode} from 'react';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';

/** The stock content, set where it has been loaded. */
export const StockContentContext = createContext<ReactNode>(undefined);

/** Metadata of a block whose content was highlighted at build time. */
export interface HighlightedMetadata extends CodeBlockMetadata {
  html: string;
}

/** Whether the content of a block was highlighted at build time. */
export function isHighlighted(metadata: CodeBlockMetadata): metadata is HighlightedMetadata {
  return 'html' in metadata;
}

/** The lines that are marked, counted from zero. */
export const markedLines = ({lineClassNames}: CodeBlockMetadata): ReadonlySet<number> =>
  new Set(Object.keys(lineClassNames).map(Number));

const characters: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

/** The code that the highlighted HTML shows: what the copy button copies. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:lt|gt|amp);/g, (entity) => characters[entity] ?? entity);
}
