/** Where a report is from. */
export interface Place {
  title: string;
  page: string;
  version: string;
  /** When the page was last changed, in milliseconds since 1970. */
  changed?: number;
  /** Empty when it is not known. */
  heading: string;
}

/**
 * The address that opens a report with what the writer needs to know filled in. Nothing is sent before the reader does.
 *
 * @param target - Form for a new issue, or `mailto:` with an address.
 */
export function reportAddress(target: string, {title, page, version, changed, heading}: Place): string {
  const lines = [
    'What is wrong, and what did you expect?',
    '',
    '',
    `Page: ${page}`,
    `Version: ${version}`,
    ...(heading === '' ? [] : [`Section: ${heading}`]),
    ...(changed === undefined ? [] : [`Last change of the page: ${new Date(changed).toISOString().slice(0, 10)}`]),
  ];
  const subject = target.startsWith('mailto:') ? 'subject' : 'title';
  return `${target}?${subject}=${encodeURIComponent(`${title}: `)}&body=${encodeURIComponent(lines.join('\n'))}`;
}
