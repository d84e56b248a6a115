import type {MouseEvent, ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinOf} from '@site/src/plugins/text/addresses';
import styles from './styles.module.css';

/** Copies the text of the page as Markdown or its address, or shows the text. */
export default function PageText(): ReactNode {
  const {permalink, version} = useDoc().metadata;
  const copy = ({currentTarget}: MouseEvent<HTMLButtonElement>): void =>
    void import('@site/src/components/Filled/later').then(({copyFor}) => copyFor(currentTarget, permalink, version));
  return (
    <div className={styles.text}>
      <button className="clean-btn" onClick={copy}>
        Copy page
      </button>
      <button className="clean-btn" onClick={copy} value="link">
        Copy link to this version
      </button>
      <a href={twinOf(permalink)} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
