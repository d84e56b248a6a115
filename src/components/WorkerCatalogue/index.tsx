import type {ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {WorkerData} from '@site/src/plugins/product/views';
import {countText, matches, tagsOf} from './filter';
import styles from './styles.own.module.css';
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
        <label>
          <span>Tag</span>
          <select value={tag} onChange={(event) => setTag(event.target.value)}>
            <option value="">All</option>
            {tagsOf(data).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <p role="status" className={styles.count}>
          {countText(shown.length, data.length)}
        </p>
      </form>
      <ul className={styles.list}>
        {data.map((worker) => (
          <WorkerEntry key={worker.name} worker={worker} headingLevel={headingLevel} hidden={!shown.includes(worker)} />
        ))}
      </ul>
    </div>
  );
}
