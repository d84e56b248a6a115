import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Trail, {type Props} from './Trail';

/** The breadcrumbs of a page outside the documentation. On paper, they are its address. */
export default function Crumb(props: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  return (
    <Trail
      {...props}
      paper={<p className="only-paper">{`${String(customFields!['address'])}${pathname.slice(baseUrl.length)}`}</p>}
    />
  );
}
