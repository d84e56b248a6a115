import type {ReactNode} from 'react';
import type {ExplorerRow} from '@site/src/facts/views';
import Facet, {useChoice} from '../../ui/Catalogue/Facet';
import {isChosen} from './keys';
import KeyRow from './KeyRow';
import styles from '../../ui/Catalogue/styles.module.css';

interface Props {
  readonly rows: readonly ExplorerRow[];
}

const idOf = ({component, group, key}: ExplorerRow): string => `${component}.${group}.${key}`;
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/** All configuration keys, with a filter whose state is in the address. Without JavaScript it is the plain list. */
export default function KeyExplorer({rows}: Props): ReactNode {
  const [text, setText] = useChoice('filter');
  const [component, setComponent] = useChoice('component');
  const [group, setGroup] = useChoice('group');
  const [version, setVersion] = useChoice('version');
  const chosen = new Set(rows.filter((row) => isChosen(row, {text, component, group, version})));
  const versions = unique(rows.flatMap((row) => row.versions)).sort((a, b) =>
    b.localeCompare(a, 'en', {numeric: true}),
  );
  const labels = new Map(rows.map((row) => [row.component, row.label]));
  const clear = (): void => [setText, setComponent, setGroup, setVersion].forEach((set) => set(''));

  return (
    <div>
      <form className={styles.filter} role="search" aria-label="Keys" onSubmit={(event) => event.preventDefault()}>
        <label className={styles.wide}>
          <span>Filter keys</span>
          <input
            type="search"
            value={text}
            placeholder="Key, text or environment variable"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Facet label="Component" value={component} options={[...labels]} onChange={setComponent} />
        <Facet
          label="Group"
          value={group}
          options={unique(rows.map((row) => row.group)).map((name) => [name, name])}
          onChange={setGroup}
        />
        <Facet label="Version" value={version} options={versions.map((name) => [name, name])} onChange={setVersion} />
        <p role="status" className={styles.count}>
          {`${chosen.size} of ${rows.length} keys`}
        </p>
        {chosen.size === 0 && (
          <button type="button" className="button button--secondary button--sm" onClick={clear}>
            Clear the filter
          </button>
        )}
      </form>
      <ul className={styles.list}>
        {rows.map((row) => (
          <KeyRow key={idOf(row)} id={idOf(row)} row={row} hidden={!chosen.has(row)} versions={versions.length} />
        ))}
      </ul>
    </div>
  );
}
