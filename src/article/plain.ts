/** Removes screen-only content from an article and describes drawn or hidden content in words. */
import type {Element, ElementContent, Root} from 'hast';
import {classesOf, element, findIn, isElement, label, text, textIn, visible, wordsIn} from './hast';

/** Elements without text. */
const controls = new Set('button form iframe input nav noscript script select style template textarea wbr'.split(' '));
/** Classes of theme elements without text. */
const frame = [
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-edit-this-page',
];
/** Elements that start on a separate line. */
const blocks = new Set('article blockquote div dd dl dt figure li ol p pre section table tr ul'.split(' '));

/** Whether an element is for the screen only. */
function isFrame(node: Element): boolean {
  const {tagName, properties} = node;
  const isTaskBox = tagName === 'input' && properties.type === 'checkbox';
  return (
    (controls.has(tagName) && !isTaskBox) ||
    classesOf(node).some((name) => frame.includes(name)) ||
    // The glossary explains terms, and the list of tabs is above each tab.
    ['tablist', 'tooltip', 'status'].includes(String(properties.role)) ||
    properties.ariaHidden === 'true' ||
    properties.dataNosnippet !== undefined ||
    // A tool before its script runs.
    properties.inert !== undefined ||
    (tagName === 'svg' && properties.role !== 'img') ||
    // An address of old links.
    (tagName === 'a' && properties.href === undefined)
  );
}

function figure(svg: Element): Element {
  const part = (name: string): string => {
    const found = findIn(svg, ({tagName}) => tagName === name);
    return found ? wordsIn(found) : '';
  };
  return element('p', [element('em', [text(`Figure: ${part('title')}. ${part('desc')}`)])]);
}

function sample(block: Element): Element {
  const title = findIn(block, (one) => classesOf(one).some((name) => name.startsWith('codeBlockTitle')));
  const code = findIn(block, ({tagName}) => tagName === 'code') ?? block;
  const language = classesOf(block).find((name) => name.startsWith('language-'));
  const properties = {...(language && {className: [language]}), ...(title && {dataMeta: `title="${wordsIn(title)}"`})};
  return element('pre', [element('code', [text(textIn(code).replace(/\n$/, ''))], properties)]);
}

const idIn = ({properties: {id}, children}: Element): string | undefined =>
  typeof id === 'string' ? id : children.filter(isElement).map(idIn).find(Boolean);

/** Replacement of an element without screen-only parts. */
function plainElement(node: Element): ElementContent[] {
  const classes = classesOf(node);
  if (classes.includes('theme-code-block')) {
    return [sample(node)];
  }
  if (node.tagName === 'svg') {
    return [figure(node)];
  }
  const children = plainChildren(node.children);
  const own = {...node, children};
  if (classes.includes('theme-admonition')) {
    const heading = children.find(isElement);
    return [
      element('blockquote', [label(heading ? wordsIn(heading) : ''), ...children.filter((child) => child !== heading)]),
    ];
  }
  switch (node.tagName) {
    case 'table': {
      const caption = children.filter(isElement).find(({tagName}) => tagName === 'caption');
      return [
        ...(caption ? [label(wordsIn(caption))] : []),
        {...own, children: children.filter((child) => child !== caption)},
      ];
    }
    case 'tr':
      // Its anchor may be in a cell.
      return [{...own, properties: {...own.properties, id: idIn(node)}}];
    case 'td':
    case 'th':
      return [{...own, children: inline(children)}];
    case 'summary':
      return [label(wordsIn(own))];
    case 'details':
    case 'dfn':
    case 'label':
      return children;
    default:
      return [own];
  }
}

const isPanel = (node: Element): boolean => node.properties.role === 'tabpanel';

/** The panels of tabs, each below its label. Panels with the same content share it. */
function panels(nodes: readonly Element[]): ElementContent[] {
  const labels = new Map<string, {content: ElementContent[]; names: string[]}>();
  for (const {children, properties} of nodes) {
    const content = plainChildren(children);
    const key = JSON.stringify(content);
    const names = typeof properties.ariaLabel === 'string' ? [properties.ariaLabel] : [];
    labels.set(key, {content, names: [...(labels.get(key)?.names ?? []), ...names]});
  }
  return [...labels.values()].flatMap(({content, names}) => [
    ...(names.length > 0 ? [label(names.join(', '))] : []),
    ...content,
  ]);
}

/** Children without screen-only content. Adds a space between neighbouring code elements and between neighbouring links, which only CSS separates. */
function plainChildren(children: readonly ElementContent[]): ElementContent[] {
  const plain: ElementContent[] = [];
  const tabs = children.filter(isElement).filter(isPanel);
  for (const child of children) {
    if (child.type === 'text') {
      plain.push({...child, value: visible(child.value)});
    } else if (isElement(child) && isPanel(child)) {
      plain.push(...(child === tabs[0] ? panels(tabs) : []));
    } else if (isElement(child) && !isFrame(child)) {
      const last = plain.at(-1);
      const isTouching = /^(a|code)$/.test(child.tagName) && last && isElement(last) && last.tagName === child.tagName;
      plain.push(...(isTouching ? [text(' ')] : []), ...plainElement(child));
    }
  }
  return plain;
}

/** Content of a cell on one line, with its paragraphs and list items in sequence. */
function inline(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (!isElement(child) || child.tagName === 'code') {
      return [child];
    }
    if (child.tagName === 'br') {
      return [text(' ')];
    }
    const content = inline(child.children);
    if (!blocks.has(child.tagName)) {
      return [{...child, children: content}];
    }
    return child.tagName === 'pre'
      ? [text(' '), element('code', content), text(' ')]
      : [text(' '), ...content, text(' ')];
  });
}

/** The article without screen-only content. */
export const plainArticle = (article: Element): Root => ({type: 'root', children: plainChildren(article.children)});
