import {useState, type MouseEvent, type ReactNode} from 'react';
import {copyText} from '@site/src/components/CopyKey/copy';
import type {ExplorerRow} from '@site/src/plugins/product/views';
import Facet, {useChoice} from './Facet';
import {environmentName, isChosen, yamlOf} from './keys';
import KeyRow from './KeyRow';
import styles from './styles.own.module.css';

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
  const [message, setMessage] = useState('');
  const chosen = new Set(rows.filter((row) => isChosen(row, {text, component, group, version})));
  const versions = unique(rows.flatMap((row) => row.versions)).sort((a, b) =>
    b.localeCompare(a, 'en', {numeric: true}),
  );
  const labels = new Map(rows.map((row) => [row.component, row.label]));
  const clear = (): void => [setText, setComponent, setGroup, setVersion].forEach((set) => set(''));

  const copy = async ({target}: MouseEvent): Promise<void> => {
    const form = (target as HTMLElement).dataset['form'];
    const row = rows.find((one) => idOf(one) === (target as HTMLElement).closest('li')?.id);
    if (form === undefined || row === undefined) {
      return;
    }
    const copied = form === 'key' ? row.key : form === 'env' ? environmentName(row.key) : yamlOf(row);
    setMessage((await copyText(copied)) ? `Copied ${copied}` : 'Copying is not allowed here');
  };

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
          {message || `${chosen.size} of ${rows.length} keys`}
        </p>
        {chosen.size === 0 && (
          <button type="button" className="button button--secondary button--sm" onClick={clear}>
            Clear the filter
          </button>
        )}
      </form>
      {/* The buttons in it are reached and pressed by keyboard; their clicks come up to here. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.list} onClick={(event) => void copy(event)}>
        {rows.map((row) => (
          <KeyRow key={idOf(row)} id={idOf(row)} row={row} hidden={!chosen.has(row)} versions={versions.length} />
        ))}
      </ul>
    </div>
  );
}
