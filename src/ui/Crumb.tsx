import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** Address of the page above this one. */
  readonly to: string;
  /** Its name. */
  readonly children: ReactNode;
}

/** The breadcrumbs of a page in no sidebar, for which the theme has none. */
export default function Crumb({to, children}: Props): ReactNode {
  return (
    <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={to}>
            {children}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
