import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {WorkerData} from '@site/src/facts/views';
import {countOf, countText, matches, tagsOf} from './filter';
import styles from './styles.module.css';
import WorkerEntry from './WorkerEntry';

interface Props {
  /** Level of the heading of an entry: one below the heading around the catalogue. */
  readonly headingLevel?: 2 | 3;
  /** Supplied by the product plugin; pages outside Markdown import `@generated/product/default/workers/last.json`. */
  readonly data: readonly WorkerData[];
}

/**
 * All known workers with a filter, whose state is in the address (`?filter=pdf&tag=REMOTE`): `<WorkerCatalogue />`.
 * Without JavaScript it is the plain list.
 */
export default function WorkerCatalogue({headingLevel = 3, data}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const [textInAddress, setText] = useQueryString('filter');
  const [tagInAddress, setTag] = useQueryString('tag');
  // The server does not know the address: the first picture in the browser must be its picture, the whole list.
  const text = isBrowser ? textInAddress : '';
  const tag = isBrowser ? tagInAddress : '';
  const shown = data.filter((worker) => matches(worker, {text, tag}));
  return (
    <div>
      <form className={styles.filter} role="search" aria-label="Workers" onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>Filter workers</span>
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <fieldset>
          <legend>Tag</legend>
          {tagsOf(data).map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === tag}
              onClick={() => setTag(name === tag ? '' : name)}
            >
              {name} <small>{countOf(data, name)}</small>
            </button>
          ))}
        </fieldset>
        <p className={styles.count}>
          <span role="status">{countText(shown.length, data.length)}</span>
          {shown.length < data.length && (
            <button
              type="button"
              onClick={() => {
                setText('');
                setTag('');
              }}
            >
              Clear
            </button>
          )}
        </p>
      </form>
      <ul className={styles.list}>
        {data.map((worker) => (
          <WorkerEntry
            key={worker.name}
            worker={worker}
            headingLevel={headingLevel}
            hidden={!shown.includes(worker)}
            target={isBrowser ? hash.slice(1) : ''}
          />
        ))}
      </ul>
    </div>
  );
}
