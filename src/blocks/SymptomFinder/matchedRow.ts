/** Text of a cell that says nothing about a message. */
const shortest = 3;

/** The messages in the first cell of a row: its code, or else its words between commas. */
function messagesIn(cell: Element): string[] {
  const codes = Array.from(cell.querySelectorAll('code'), (code) => code.textContent);
  return codes.length > 0 ? codes : cell.textContent.split(/[,:]/);
}

/** Number of characters of a message that a text has. In a message, three dots stand for any text. */
function lengthIn(text: string, message: string): number {
  const parts = message.split('...').map((part) => part.trim().toLowerCase());
  const length = parts.join('').length;
  return length >= shortest && parts.every((part) => text.includes(part)) ? length : 0;
}

/** The row of the tables in a section with the longest message that a text has. */
export function matchedRow(section: Element, text: string): HTMLTableRowElement | undefined {
  const read = text.toLowerCase();
  const rows = Array.from(section.querySelectorAll<HTMLTableRowElement>('tbody tr')).filter(
    (row) => row.cells.length > 1,
  );
  const lengths = rows.map((row) => Math.max(0, ...messagesIn(row.cells[0]!).map((one) => lengthIn(read, one))));
  const longest = Math.max(0, ...lengths);
  return longest > 0 ? rows[lengths.indexOf(longest)] : undefined;
}

/** The cell of a row under a heading of its table. */
export function cellUnder(row: HTMLTableRowElement | undefined, heading: RegExp): HTMLTableCellElement | undefined {
  const headings = Array.from(
    row?.closest('table')?.querySelectorAll('thead th') ?? [],
    ({textContent}) => textContent,
  );
  return row?.cells[headings.findIndex((text) => heading.test(text))];
}
