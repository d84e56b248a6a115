/** A sheet for the shift: a section on paper, with boxes to tick, fields to fill in, and its address as text and as a QR code. */
import siteConfig from '@generated/docusaurus.config';
import {qrCodePath} from '../../lib/qrCodePath';
import './sheet.css';

type Content = readonly (Node | string)[];

function make(tag: string, className: string, ...content: Content): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...content);
  return element;
}

const box = (): HTMLElement => make('i', 'sheet-box');
/** A ring of the line, or a disc if it is full. */
const mark = (name = ''): HTMLElement => make('i', `sheet-mark ${name}`);
/** Labels, each with a line to write on. */
const fields = (...labels: readonly string[]): HTMLElement =>
  make('p', 'sheet-fields', ...labels.map((label) => make('span', '', label)));

/** A copy of a section as it is shown now, without controls, and with code as plain text. */
function paperCopy(section: HTMLElement): HTMLElement {
  const copy = section.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.theme-code-block').forEach((block) => {
    block.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
    const title = block.querySelector('[class*="codeBlockTitle"]')?.textContent ?? '';
    block.replaceWith(
      make('h4', '', title),
      make('pre', '', (block.querySelector('code') ?? block).textContent.trimEnd()),
    );
  });
  copy.querySelectorAll('button, form, svg, [hidden], [role="tablist"], .hash-link').forEach((part) => part.remove());
  copy.querySelectorAll('[role="tabpanel"]').forEach((panel) => {
    panel.replaceWith(make('h4', '', panel.ariaLabel ?? ''), ...Array.from(panel.childNodes));
  });
  copy.querySelectorAll('[style]').forEach((part) => part.removeAttribute('style'));
  copy.querySelectorAll('details').forEach((part) => {
    const {textContent} = part.querySelector('summary')!;
    if (part.open) {
      part.querySelector('summary')!.replaceWith(make('h4', '', textContent));
      part.replaceWith(...Array.from(part.childNodes));
    } else {
      part.replaceWith(make('p', '', `On the page: ${textContent}`));
    }
  });
  copy.querySelectorAll('[id]').forEach((part) => part.removeAttribute('id'));
  return copy;
}

const stationLabel = /^(?:Cause|Check|Fix)(?=:?$)/;

/** The label that opens a station, such as `Check`. */
const labelOf = (part: Element): string | undefined =>
  stationLabel.exec(part.querySelector(':scope > strong:first-child')?.textContent.trim() ?? '')?.[0];

/** The stations of a symptom, the last of which is its fix: each begins with a label. What comes before the first is above them. */
function stations(copy: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [make('section', '')];
  for (const part of Array.from(copy.children)) {
    const label = labelOf(part);
    if (label !== undefined) {
      part.firstElementChild!.remove();
      parts.push(make('section', 'sheet-station', make('h2', '', mark(), label), make('div', '')));
    }
    if (part.textContent.trim() !== '') {
      (parts.at(-1)!.lastElementChild ?? parts[0]!).append(part);
    }
  }
  return parts.filter((part) => part.childElementCount > 0);
}

/** The phases of a runbook. Each step has its box, and a field for the time. */
function phases(copy: HTMLElement): HTMLElement[] {
  copy.querySelectorAll('li:has(input)').forEach((step) => step.prepend(fields('Time', 'Name')));
  return Array.from(copy.children) as HTMLElement[];
}

const end = (): HTMLElement =>
  make(
    'section',
    'sheet-station sheet-end',
    make('h2', '', 'Result'),
    make(
      'div',
      '',
      make('p', 'sheet-choices', box(), 'Solved', box(), 'Not solved', box(), 'Handed over'),
      fields('Time', 'Name', 'Handed over to'),
      make('div', 'sheet-lines', fields('Notes'), ...Array.from({length: 30}, () => fields(''))),
    ),
  );

/** The heading of a section: the last one before it with an anchor. */
function headingOf(section: HTMLElement): HTMLElement {
  const headings = Array.from(document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)[id]'));
  const isBefore = (one: Node): boolean =>
    Boolean(one.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING);
  return headings.filter(isBefore).at(-1)!;
}

/** Text of a heading without its link and the characters without width. */
const textOf = (heading: Element): string =>
  Array.from(heading.childNodes)
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map((node) => node.textContent)
    .join('')
    .replaceAll(/[\u200b-\u200d\ufeff]/g, '')
    .trim();

/** Below the base URL; files of an offline copy are next to its page. */
const fileAt = (path: string): string =>
  (siteConfig.future.experimental_router === 'hash' ? './' : siteConfig.baseUrl) + path;

/** The sheet of a section, and its image of the QR code. */
export function sheetOf(section: HTMLElement): {sheet: HTMLElement; code: HTMLImageElement} {
  const heading = headingOf(section);
  const [about = '', page = ''] = Array.from(
    document.querySelectorAll('[data-paper] > span'),
    (one) => one.textContent,
  );
  const base = String(siteConfig.customFields!['address']);
  const address = `${page}#${heading.id}`;
  const code = make('img', 'sheet-code') as HTMLImageElement;
  code.src = fileAt(qrCodePath(page.slice(base.length), heading.id));
  code.alt = '';
  const copy = paperCopy(section);
  const isRunbook = copy.querySelector('li input') !== null;
  const head = make(
    'div',
    '',
    make('h1', '', mark(isRunbook ? undefined : 'sheet-problem'), textOf(heading)),
    make('p', 'sheet-about', about),
    make('p', 'sheet-about', address),
    ...Array.from(copy.querySelectorAll('.only-paper')),
  );
  const sheet = make(
    'div',
    'sheet',
    make('header', 'sheet-head', make('div', '', head, code)),
    make(
      'div',
      'sheet-body',
      fields('Date and time', 'Name', ...(isRunbook ? [] : ['Job ID']), 'System'),
      ...(isRunbook ? phases(copy) : stations(copy)),
      end(),
    ),
  );
  sheet.id = 'sheet';
  return {sheet, code};
}

/** Font sizes in points that are tried until a sheet fits on one page, largest first. */
const sizes = [10, 9.5, 9, 8.5, 8, 7.5];
/** A4 without margins, in CSS pixels, with some space for rounding. */
const pageHeight = ((297 - 24) / 25.4) * 96 - 8;

/** Makes a sheet as large as one page allows. A longer one goes on, with its head on each page. */
function fit(sheet: HTMLElement): void {
  const fits = sizes.some((size) => {
    sheet.style.fontSize = `${size}pt`;
    return sheet.scrollHeight <= pageHeight;
  });
  sheet.classList.add(fits ? 'sheet-one' : 'sheet-long');
  sheet.style.fontSize = fits ? sheet.style.fontSize : '8.5pt';
}

export async function printSheet(section: HTMLElement): Promise<void> {
  const {sheet, code} = sheetOf(section);
  document.body.append(sheet);
  // Without its file, the address is still there as text.
  await code.decode().catch(() => code.remove());
  fit(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), {once: true});
  window.print();
}
