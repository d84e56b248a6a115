/*
 * Why:   readers should know before they change the version whether the page is identical there; a number alone is not a label.
 * How:   wrap (unsafe component), passes computed labels to the stock `versions` prop, and a name.
 * Drop:  when the stock dropdown marks missing pages (facebook/docusaurus#2923) and those with another text.
 */
import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsVersionCandidates, useVersions} from '@docusaurus/plugin-content-docs/client';
import Dropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import shares from '@generated/versions/default/shares.json';
import {publicName} from '@site/src/config/versionNames';
import {shareBetween, shareInWords} from '@site/src/plugins/versions/shares';

/** Whether the page is the same in another version. If it is missing there, the entry links to the start page of that version. */
function stateOf(share: number | undefined): string {
  return share === undefined
    ? 'missing: opens start page'
    : share === 0
      ? 'same text'
      : `${shareInWords(share)} changed`;
}

export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const {activeDoc, activeVersion} = useActiveDocContext(props.docsPluginId);
  const labelOf = ({name, label}: (typeof versions)[number]): ReactNode => {
    const id = activeDoc?.id ?? '';
    const [short, ...rest] = label.split(' ');
    return (
      <>
        {short} <span>{rest.join(' ')} </span>
        {id in shares.pages && (
          <small>
            {name === activeVersion!.name
              ? 'this page'
              : stateOf(shareBetween(shares, id, publicName(activeVersion!.name), publicName(name)))}
          </small>
        )}
      </>
    );
  };
  // The stock types know labels of plain text only; what is shown may be any node.
  const labels = Object.fromEntries(versions.map((version) => [version.name, {label: labelOf(version)}]));
  const [shown] = useDocsVersionCandidates(props.docsPluginId);
  const name = props.mobile ? {} : {'aria-label': `Version ${shown.label}`};
  return <Dropdown {...props} {...name} versions={props.versions ?? (labels as Props['versions'])} />;
}
