import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {dayOf} from '@site/src/lib/day';
import {permanentPath} from '@site/src/lib/permanentPath';
import styles from './styles.module.css';

/** On paper: the version, the date of the text, and an address that stays. Sheets repeat it. */
export default function PrintLine(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {permalink, lastUpdatedAt} = useDoc().metadata;
  const version = useDocsVersion();
  const date = lastUpdatedAt && `, text of ${dayOf(lastUpdatedAt)}`;
  return (
    <p className={`only-paper ${styles.print}`} data-nosnippet="" data-paper="">
      <span>
        jadice flow {version.label}
        {date}
      </span>
      <br />
      <span>{`${String(siteConfig.customFields!['address'])}${permanentPath(permalink, version, siteConfig.baseUrl)}`}</span>
    </p>
  );
}
