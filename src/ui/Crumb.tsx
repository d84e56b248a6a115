import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** Address of the page above this one. */
  readonly to: string;
  readonly children: string;
  /** The page above that one, as address and name. */
  readonly below?: readonly [to: string, name: string];
}

/** The breadcrumbs of a page in no sidebar, for which the theme has none. */
export default function Crumb({to, children, below}: Props): ReactNode {
  const item = (page: string, name: string): ReactNode => (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={page}>
        {name}
      </Link>
    </li>
  );
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        {below && item(...below)}
        {item(to, children)}
      </ul>
    </nav>
  );
}
