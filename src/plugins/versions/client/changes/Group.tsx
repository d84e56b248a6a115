import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {ChangeGroup, NamedRow} from '../../views';
import {changed} from './changed';
import styles from './styles.module.css';

interface Props {
  readonly group: ChangeGroup;
  readonly versions: readonly [from: string, to: string];
}

function Name({name, to, isText}: NamedRow & Pick<ChangeGroup, 'isText'>): ReactNode {
  const text = isText ? <Prose text={name} /> : <LongName text={name} />;
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}

/** Old names next to those that take their place. Where the reader has to decide, it is open which version has which. */
const Renamed = ({group: {facts, section}, versions}: Props): ReactNode => (
  <table>
    <thead>
      <tr>
        {(section === 'Decide' ? ['Old name', 'New name'] : versions).map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {facts.map(({id, old = [], component, note, ...row}) => (
        <tr key={id} id={id}>
          <td>
            {old.map((one) => (
              <div key={one.name}>
                <Name {...one} />
              </div>
            ))}
          </td>
          <td>
            <Name {...row} />{' '}
            <small>
              <Prose text={[component, note].filter(Boolean).join('. ')} />
            </small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Names, each with its meaning and its note. */
const Listed = ({group: {facts, isText}, versions: [from, to]}: Props): ReactNode => (
  <ul>
    {facts.map(({id, component, meaning, note, fields = [], ...row}) => {
      return (
        <li key={id} id={id}>
          <Name {...row} isText={isText} /> <small>{component}</small>
          {[meaning, ...fields.map((one) => changed(one, from, to)), note].filter(Boolean).map((text) => (
            <div key={text}>
              <Prose text={text!} />
            </div>
          ))}
        </li>
      );
    })}
  </ul>
);

/** Changes with the same action. What is not known is folded. */
export default function Group({group, versions}: Props): ReactNode {
  const {section, title, todo, command, what} = group;
  const Facts = what === 'renamed' ? Renamed : Listed;
  const body = (
    <>
      <p>
        <Prose text={todo} />
      </p>
      {command !== undefined && (
        <CodeBlock language="bash" title="Find old and new names">
          {command}
        </CodeBlock>
      )}
      <Facts group={group} versions={versions} />
    </>
  );
  return section === 'Not known' ? (
    <details className={styles.item}>
      <summary>{title}</summary>
      {body}
    </details>
  ) : (
    <section className={styles.item}>
      <Heading as="h3">{title}</Heading>
      {body}
    </section>
  );
}
