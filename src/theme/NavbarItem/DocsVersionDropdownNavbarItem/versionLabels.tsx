import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the labels need to know of a version. */
interface Version {
  name: string;
  label: string;
}

const hint = 'This page is not in this version: opens its start page';

/** A version without the page that is read: a house for its start page, and a hint for the pointer and for screen readers. */
function Elsewhere({label}: {label: string}): ReactNode {
  return (
    <span title={hint}>
      {label} <span aria-hidden="true">⌂</span>
      <span className={styles.hint}>{hint}</span>
    </span>
  );
}

/**
 * Labels for the version menu. A version that lacks the page being read has a sign for the place that the choice leads to.
 *
 * @param versions - All versions in the order of the menu.
 * @param available - Names of the versions that have the current page, or undefined when no documentation page is open.
 */
export function versionLabels(
  versions: readonly Version[],
  available: readonly string[] | undefined,
): Record<string, {label: ReactNode}> {
  return Object.fromEntries(
    versions.map(({name, label}) => [
      name,
      {label: available && !available.includes(name) ? <Elsewhere label={label} /> : label},
    ]),
  );
}
