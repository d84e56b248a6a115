import {useState, type ReactNode} from 'react';
import {copyText} from '@site/src/ui/Copy/copy';
import Catalogue from '@site/src/ui/Catalogue';
import {valuesOf} from '@site/src/ui/Catalogue/filter';
import {useDone} from '@site/src/ui/useDone';
import type {Changes} from '@site/src/plugins/changes/views';
import Entry, {More} from './Entry';
import {asText, roles, rowOf, sectionOf, sections, uncertain} from './select';

interface Props {
  readonly changes: Changes;
}

/** The facts that two versions do not share, to filter and to tick off: what is certain comes first. */
export default function ChangeList({changes: {from, to, facts}}: Props): ReactNode {
  const [done, tick, clear] = useDone(`changes.done.${from.name}-to-${to.name}`);
  const [copied, setCopied] = useState('');
  const rows = sections.flatMap((section) =>
    facts
      .filter((change) => sectionOf(change) === section)
      .map((change) => ({
        ...rowOf(change),
        head: <Entry change={change} isDone={done.has(change.id)} onTick={tick} />,
        summary: 'What it is',
        body: <More change={change} />,
      })),
  );
  const title = `jadice flow, from ${from.label} to ${to.label}`;
  const copy = async (shown: ReadonlySet<string>): Promise<void> => {
    const chosen = facts.filter(({id}) => shown.has(id));
    setCopied((await copyText(asText(title, chosen, done))) ? ' Copied.' : ' Copying is not allowed here.');
  };
  return (
    <Catalogue
      noun="change"
      level="h3"
      facets={[
        {name: 'role', label: 'Your role', options: roles},
        {name: 'component', label: 'Component', options: valuesOf(rows, 'component').map(([name]) => [name, name])},
      ]}
      rows={rows}
      folded={{
        [uncertain]:
          'No public text confirms these. If your own files do not contain the name, you can skip the entry.',
      }}
      tools={(shown) => (
        <>
          <button type="button" className="button button--secondary" onClick={() => void copy(shown)}>
            Copy the list
          </button>
          <button type="button" className="button button--secondary" onClick={clear}>
            Clear the ticks
          </button>
        </>
      )}
      status={(shown) =>
        `, ${[...shown].filter((id) => done.has(id)).length} ticked off. Ticks stay in this browser.${copied}`
      }
    />
  );
}
