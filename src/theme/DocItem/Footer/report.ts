import type {useDoc} from '@docusaurus/plugin-content-docs/client';
import {dayOf} from '../../../lib/day';

type Page = Pick<ReturnType<typeof useDoc>['metadata'], 'title' | 'permalink' | 'version' | 'lastUpdatedAt'>;

/**
 * The address that opens a report with what the writer needs to know filled in. Nothing is sent before the reader does.
 *
 * @param target - Form for a new issue, or `mailto:` with an address.
 * @param heading - The section. Empty when it is not known.
 */
export function reportAddress(target: string, page: Page, heading: string): string {
  const {title, permalink, version, lastUpdatedAt} = page;
  const lines = [
    'What is wrong, and what did you expect?',
    '',
    '',
    `Page: ${permalink}`,
    `Version: ${version}`,
    ...(heading === '' ? [] : [`Section: ${heading}`]),
    ...(lastUpdatedAt ? [`Last change of the page: ${dayOf(lastUpdatedAt)}`] : []),
  ];
  const subject = target.startsWith('mailto:') ? 'subject' : 'title';
  return `${target}?${subject}=${encodeURIComponent(`${title}: `)}&body=${encodeURIComponent(lines.join('\n'))}`;
}
