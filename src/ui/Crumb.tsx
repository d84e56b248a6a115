import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

interface Props {
  /** Address of the page above this one. */
  readonly to: string;
  readonly children: string;
  /** The page above that one, as address and name. */
  readonly below?: readonly [to: string, name: string];
}

/** The breadcrumbs of a page in no sidebar, for which the theme has none. On paper, the address of the page. */
export default function Crumb({to, children, below}: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
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
      <p className="only-paper">{`${String(customFields!['address'])}${pathname.slice(baseUrl.length)}`}</p>
    </nav>
  );
}
