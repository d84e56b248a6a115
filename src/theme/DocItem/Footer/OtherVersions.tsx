import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import shares from '@generated/versions/default/shares.json';
import {publicName} from '@site/src/config/versionNames';
import {comparePath, shareBetween, shareInWords} from '@site/src/plugins/versions/shares';

interface Props {
  readonly className: string;
}

/** One line with the versions in which the page is the same, differs or is missing. Links compare the older version with the newer one. */
export default function OtherVersions({className}: Props): ReactNode {
  const {id, version} = useDoc().metadata;
  const own = publicName(version);
  const others = shares.versions.filter((other) => other !== own);
  const shareIn = (other: string): number | undefined => shareBetween(shares, id, own, other);
  const same = others.filter((other) => shareIn(other) === 0).join(', ');
  const missing = others.filter((other) => shareIn(other) === undefined).join(', ');
  const compared = others.filter(shareIn).map((other, index) => {
    const [to = '', from = ''] = shares.versions.filter((one) => one === own || one === other);
    return (
      <Fragment key={other}>
        {index > 0 && ', '}
        <Link to={comparePath(id, from, to)}>{`${index === 0 ? 'Compare with' : 'with'} ${other}`}</Link>
        {` (${shareInWords(shareIn(other)!)} changed)`}
      </Fragment>
    );
  });
  // An unlisted page is not compared.
  return (
    id in shares.pages && (
      <div className={className}>
        {same && `The same text in ${same}. `}
        {compared}
        {compared.length > 0 && '. '}
        {missing && `Not in ${missing}.`}
      </div>
    )
  );
}
