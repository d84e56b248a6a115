import {useEffect, type MouseEvent, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinOf} from '@site/src/plugins/markdown/addresses';
import styles from './styles.module.css';

/** Copies the text of the page as Markdown or its address, or shows the text. */
export default function PageText(): ReactNode {
  const {permalink, version} = useDoc().metadata;
  const copy = (pressed: HTMLButtonElement | HTMLAnchorElement): void =>
    void import('@site/src/components/Filled/later').then(({copyFor}) => copyFor(pressed, permalink, version));
  const copyOf = ({currentTarget}: MouseEvent<HTMLButtonElement>): void => copy(currentTarget);
  useEffect(() => {
    // Links of headings and rows: they lead to their place, and are copied as the address that stays right.
    const copyHeading = ({target}: Event): void => {
      const link = (target as Element).closest<HTMLAnchorElement>('.hash-link');
      if (link) {
        copy(link);
      }
    };
    document.addEventListener('click', copyHeading);
    return () => document.removeEventListener('click', copyHeading);
  });
  return (
    <div className={styles.text}>
      <button className="clean-btn" onClick={copyOf}>
        Copy page
      </button>
      <button className="clean-btn" onClick={copyOf} value="link">
        Copy link to this version
      </button>
      <a href={twinOf(permalink)} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}
