import type {ReactNode, Ref} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  /** Called when the reader is about to open the search. */
  onPreload: () => void;
}

/** The button of DocSearch: magnifier, "Search", and the keys that open it. Not shown without JavaScript. */
export default function SearchButton({ref, onClick, onPreload}: Props): ReactNode {
  const isApple = useIsBrowser() && /Mac|iPhone|iPod|iPad/i.test(navigator.platform);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={`Search (${isApple ? 'Command' : 'Ctrl'}+K)`}
      aria-haspopup="dialog"
      data-search-button
      onClick={onClick}
      onFocus={onPreload}
      onMouseOver={onPreload}
      onTouchStart={onPreload}
    >
      <svg className={styles.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z"
          stroke="currentColor"
          fill="none"
          strokeWidth="1.6"
        />
      </svg>
      <span className="only-wide">Search</span>
      <span className={`only-wide ${styles.keys}`} aria-hidden="true">
        <kbd data-key={isApple ? '⌘' : 'Ctrl'} />
        <kbd data-key="K" />
      </span>
    </button>
  );
}
