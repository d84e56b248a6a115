import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {feedForms, type FeedName} from '@site/src/config/feeds';

interface Props {
  readonly name: FeedName;
}

/** Where a feed is, in each of its forms. Links past the router: feeds are files. */
export default function FeedLinks({name}: Props): ReactNode {
  return (
    <p>
      Follow this page with a feed reader:{' '}
      {feedForms.map(({ending, label}, index) => (
        <span key={ending}>
          {index > 0 && ', '}
          <Link to={`pathname:///${name}.${ending}`}>{label}</Link>
        </span>
      ))}
      .
    </p>
  );
}
