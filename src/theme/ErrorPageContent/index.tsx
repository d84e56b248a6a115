/*
 * Why:   after a crash, readers need a link to help.
 * How:   wrap (safe), adds a paragraph under the stock title, "Try again" button, message and causes.
 * Drop:  when the stock crash page takes additional content.
 */
import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type ErrorPageContentType from '@theme/ErrorPageContent';

export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContentType>): ReactNode {
  // A plain link reloads the page and so discards the broken state.
  const help = useBaseUrl('/docs/help/');
  return (
    <>
      <ErrorPageContent {...props} />
      <p className="container text--center margin-bottom--lg">
        If it happens again, go to <a href={help}>Help</a> and report the message above.
      </p>
    </>
  );
}
