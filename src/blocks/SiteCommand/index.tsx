import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';

interface Props {
  /** `SITE` stands for the address of this site. */
  readonly text: string;
  readonly language?: string;
  readonly title?: string;
}

/** A command that downloads from this site: from the copy that is read, which may be on an isolated network or on a disk. */
export default function SiteCommand({text, language = 'bash', title = 'Terminal'}: Props): ReactNode {
  const base = useBaseUrl('/');
  const published = String(useDocusaurusContext().siteConfig.customFields?.['address']);
  const site = useIsBrowser() ? new URL(base, document.baseURI).href : published;
  return (
    <CodeBlock language={language} title={title}>
      {text.replaceAll('SITE/', site)}
    </CodeBlock>
  );
}
