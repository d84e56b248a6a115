/*
 * Why:   if a part around the page crashes, such as the navbar or the footer, stock shows an unstyled error without help.
 * How:   eject (safe); shows the screen of a crashed page for all of them.
 * Drop:  when the stock `Error` shows `ErrorPageContent`.
 */
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>{children}</ErrorBoundary>;
}
