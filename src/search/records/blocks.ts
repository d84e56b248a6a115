import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, elements, hasClass, isElement} from '../../lib/elements';
import type {Entry, Level} from './types';

const skippedTags = new Set('script style template nav footer button svg noscript form iframe'.split(' '));
/** Parts of the theme inside the article that are not content. */
const skippedClasses = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
];
/** Elements whose complete text is one record. */
const wholeTags = new Set(['tr', 'pre', 'dt', 'dd', 'figcaption', 'summary']);
/** Elements that end the text before and after them. */
const blockTags = new Set(
  'address article aside blockquote div dl details fieldset figure h1 h2 h3 h4 h5 h6 header hr li main ol p section table tbody thead tfoot ul'.split(
    ' ',
  ),
);
const admonitionLabel = /^(note|tip|info|warning|danger|caution|important|secondary|success)$/i;

/** Text with collapsed white space and without the zero-width characters that Docusaurus adds to headings. */
export const collapse = (text: string): string =>
  text
    .replaceAll(/[\u200b-\u200d\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isSkipped = (element: Tree.Element): boolean =>
  skippedTags.has(element.tagName) ||
  skippedClasses.some((name) => hasClass(element, name)) ||
  attribute(element, 'role') === 'tablist' ||
  // Skip the definition of a term, which the glossary contains.
  attribute(element, 'role') === 'tooltip' ||
  attribute(element, 'aria-hidden') === 'true';
const isWhole = (element: Tree.Element): boolean =>
  wholeTags.has(element.tagName) || hasClass(element, 'theme-code-block');
const headingLevel = (element: Tree.Element): Level =>
  /^h[1-6]$/.test(element.tagName) ? (Number(element.tagName[1]) as Level) : 0;

/** Text of an element with a space where a browser starts a new line or cell. */
function spacedText(node: Tree.ChildNode): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  if (isSkipped(node)) {
    return '';
  }
  const inner = node.childNodes.map(spacedText).join('');
  return blockTags.has(node.tagName) || wholeTags.has(node.tagName) || /^(br|td|th)$/.test(node.tagName)
    ? ` ${inner} `
    : inner;
}

/** Between the cells of a row and the lines of a sample, because they are no sentence. */
const separator = ' · ';

/** Text of a block that is one record. */
const wholeText = (element: Tree.Element): string =>
  element.tagName === 'tr'
    ? element.childNodes
        .map((cell) => collapse(spacedText(cell)))
        .filter(Boolean)
        .join(separator)
    : collapse(spacedText(element));

/** Text of an element as written, with its line breaks. */
function writtenIn(node: Tree.ChildNode): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  return node.tagName === 'br' ? '\n' : node.childNodes.map(writtenIn).join('');
}

/** Title and lines of a code sample. */
function linesOf(element: Tree.Element): string[] {
  const all = elements(element);
  const title = all.find((inner) => /codeBlockTitle/.test(attribute(inner, 'class') ?? ''));
  const code = all.find(({tagName}) => tagName === 'code') ?? element;
  return [...(title ? [spacedText(title)] : []), ...writtenIn(code).split('\n')];
}

/** Anchor of a block: the first id at or inside an element. */
function idOf(element: Tree.Element): string | undefined {
  const id = attribute(element, 'id');
  // React generates ids for labels, which change from build to build.
  if (id && !/^[_:]/.test(id)) {
    return id;
  }
  for (const child of element.childNodes) {
    const found = isElement(child) && !isSkipped(child) ? idOf(child) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Whether a row contains only column headings. */
const isHeaderRow = (element: Tree.Element): boolean =>
  element.tagName === 'tr' && element.childNodes.filter(isElement).every(({tagName}) => tagName === 'th');

/** Words of a text, to detect lines with new words. */
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}_-]{2,}/gu) ?? [];

/** Collects entries from a tree. Text between two block boundaries becomes one entry. */
class BlockCollector {
  readonly entries: Entry[] = [];
  private text = '';
  private textAnchor: string | undefined;
  private anchor: string | undefined;
  private readonly seen = new Set<string>();

  /** Ends the current text block. */
  flush(level: Level = 0): void {
    const text = collapse(this.text);
    if (/[\p{L}\p{N}]/u.test(text) && !admonitionLabel.test(text)) {
      this.add(level, text, this.textAnchor);
    }
    this.text = '';
    this.textAnchor = undefined;
  }

  /**
   * The words of a sample that are new on the page, because samples repeat each other and the text, with a separator between lines. The
   * first line with a new word, usually the title, is kept whole.
   */
  private newLines(lines: readonly string[]): string {
    let isFirst = true;
    return lines
      .map((line) => {
        const words = [...new Set(wordsIn(line))].filter((word) => !this.seen.has(word));
        words.forEach((word) => this.seen.add(word));
        const kept = isFirst && words.length > 0 ? line : words.join(' ');
        isFirst &&= words.length === 0;
        return kept;
      })
      .filter(Boolean)
      .join(separator);
  }

  add(level: Level, text: string, ownAnchor: string | undefined): void {
    wordsIn(text).forEach((word) => this.seen.add(word));
    const anchor = level === 1 ? undefined : ownAnchor;
    this.entries.push(anchor === undefined || anchor === this.anchor ? [level, text] : [level, text, anchor]);
    if (level > 0) {
      this.anchor = anchor;
    }
  }

  walk(node: Tree.ChildNode): void {
    if (!isElement(node)) {
      this.text += 'value' in node ? node.value : '';
      return;
    }
    if (isSkipped(node)) {
      return;
    }
    const level = headingLevel(node);
    if (level > 0 || isWhole(node)) {
      this.flush();
      const text = wholeText(node);
      if (level > 0 && text) {
        this.add(level, text, attribute(node, 'id'));
      } else if (!isHeaderRow(node)) {
        const isSample = hasClass(node, 'theme-code-block') || node.tagName === 'pre';
        this.text = isSample ? this.newLines(linesOf(node)) : text;
        this.textAnchor = idOf(node);
        this.flush(isSample ? -1 : 0);
      }
      return;
    }
    const isBlock = blockTags.has(node.tagName);
    if (isBlock) {
      this.flush();
    }
    this.textAnchor ??=
      isBlock && !/^(div|section|main|article)$/.test(node.tagName) ? attribute(node, 'id') : undefined;
    node.childNodes.forEach((child) => this.walk(child));
    if (isBlock) {
      this.flush();
    } else if (node.tagName === 'br') {
      this.text += ' ';
    }
  }
}

/** Headings and text blocks below an element, in order, each with its anchor. */
export function blocksOf(root: Tree.Element): Entry[] {
  const collector = new BlockCollector();
  root.childNodes.forEach((node) => collector.walk(node));
  collector.flush();
  return collector.entries;
}
