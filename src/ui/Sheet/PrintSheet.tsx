import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Prints a section, an element with `data-sheet`, as a sheet. Loaded on use. */
export const printSheet = (section: HTMLElement): Promise<void> =>
  import('./sheet').then((sheet) => sheet.printSheet(section));

/** A button beside the heading of a section. */
export default function PrintSheet(): ReactNode {
  return (
    <button
      type="button"
      className={`button button--secondary button--sm ${styles.print}`}
      data-nosnippet=""
      onClick={({currentTarget}) => void printSheet(currentTarget.closest<HTMLElement>('[data-sheet]')!)}
    >
      Print
    </button>
  );
}
