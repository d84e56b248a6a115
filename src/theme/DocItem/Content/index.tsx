/*
 * Why:   below the title, a page shows in which versions its text is the same, differs or is missing; on paper also its version and address.
 * How:   eject (unsafe component), the stock content with more lines in the header of its title. All pages have their title in the front
 *        matter, so the stock header is always there.
 * Drop:  when stock compares the text of versions.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/DocItem/Content';
import PrintLine from './PrintLine';
import VersionThread from './VersionThread';

export default function DocItemContent({children}: Props): ReactNode {
  return (
    <div className="theme-doc-markdown markdown">
      <header>
        <Heading as="h1">{useDoc().metadata.title}</Heading>
        <VersionThread />
        <PrintLine />
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
