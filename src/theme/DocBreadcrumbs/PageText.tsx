import {type ReactNode, useState} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {twinOf} from '@site/src/plugins/text/addresses';
import styles from './styles.module.css';

/** Copies the text of the page as Markdown, or shows it. */
export default function PageText(): ReactNode {
  const twin = useBaseUrl(twinOf(useDoc().metadata.permalink));
  const [said, say] = useState('Copy page');
  const copy = async (): Promise<void> => {
    const {copyPage} = await import('@site/src/plugins/text/client/copyPage');
    say(await copyPage(twin));
  };
  return (
    <div className={styles.text}>
      <button type="button" className="clean-btn" onClick={() => void copy()}>
        {said}
      </button>
      <a href={twin} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
