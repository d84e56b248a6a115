import {useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {copyText} from '@site/src/ui/CopyKey/copy';
import Facet, {useChoice} from '@site/src/ui/Catalogue/Facet';
import filterStyles from '@site/src/ui/Catalogue/styles.module.css';
import {useDone} from '@site/src/ui/useDone';
import {type Changes, kindsOfChange} from '@site/src/plugins/changes/views';
import Entry from './Entry';
import {asText, headingOf, isChosen, roles} from './select';
import styles from './styles.module.css';

interface Props {
  readonly changes: Changes;
}

/** The facts that two versions do not share, to filter and to tick off. Without JavaScript it is the plain list. */
export default function ChangeList({changes: {from, to, facts}}: Props): ReactNode {
  const [role, setRole] = useChoice('role');
  const [component, setComponent] = useChoice('component');
  const [done, tick, clear] = useDone(`changes.done.${from.name}-to-${to.name}`);
  const [copied, setCopied] = useState('');
  const chosen = facts.filter((change) => isChosen(change, {role, component}));
  const isShown = new Set(chosen.map(({id}) => id));
  const components = [...new Set(facts.map((change) => change.component))].sort();
  const title = `jadice flow, from ${from.label} to ${to.label}`;
  const copy = async (): Promise<void> =>
    setCopied((await copyText(asText(title, chosen, done))) ? 'Copied. ' : 'Copying is not allowed here. ');
  return (
    <div>
      <form
        className={filterStyles.filter}
        role="search"
        aria-label="Changes"
        onSubmit={(event) => event.preventDefault()}
      >
        <Facet label="Your role" value={role} options={roles} onChange={setRole} />
        <Facet
          label="Component"
          value={component}
          options={components.map((name) => [name, name])}
          onChange={setComponent}
        />
        <div className={styles.buttons}>
          <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
            Copy the list
          </button>
          <button type="button" className="button button--secondary button--sm" onClick={clear}>
            Clear the ticks
          </button>
        </div>
        <p role="status" className={filterStyles.count}>
          {copied}
          {chosen.length} of {facts.length} changes, {chosen.filter(({id}) => done.has(id)).length} ticked off. Ticks
          stay in this browser.
        </p>
      </form>
      {kindsOfChange.map((what) => {
        const own = facts.filter((change) => change.what === what);
        return (
          own.length > 0 && (
            <section key={what} className={styles.section} hidden={!own.some(({id}) => isShown.has(id))}>
              <Heading as="h3">{headingOf(what)}</Heading>
              <ul className={styles.list}>
                {own.map((change) => (
                  <Entry
                    key={change.id}
                    change={change}
                    isDone={done.has(change.id)}
                    isHidden={!isShown.has(change.id)}
                    onTick={tick}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
