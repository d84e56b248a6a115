import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Prose from '@site/src/ui/Prose';
import Tip from '@site/src/ui/Tip/index';
import type {NotPublicData, Supplied} from '@site/src/facts/viewTypes';
import {Mark} from '../Badge';

/**
 * Marks a point as undocumented, with what is known and where to check on hover and focus, and a link to its row on Help:
 * `Its key is <NotPublic id="retention-key" />.`
 */
export default function NotPublic({data}: Supplied<NotPublicData>): ReactNode {
  return (
    <Tip tip={<Prose text={[data.reason, data.look].filter(Boolean).join(' ')} />}>
      {(tipId) => (
        <Link to={data.address} aria-describedby={tipId}>
          <Mark kind="not-public" />
        </Link>
      )}
    </Tip>
  );
}
