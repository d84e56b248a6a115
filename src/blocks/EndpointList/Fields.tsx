import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {FieldRow} from '@site/src/facts/viewTypes';
import styles from './styles.module.css';

interface Props {
  readonly fields: readonly FieldRow[];
  /** Prefix that makes the anchors of the fields unique. */
  readonly prefix: string;
  /** Path of the parent field. Empty at the top level. */
  readonly within?: string;
}

/** `items[].parts[]` is the list field `items[].parts`, whose elements have the fields. */
const nameOfList = (path: string): string => path.replace(/(?:\[\])+$/, '');

const parentOf = (path: string): string => nameOfList(path.slice(0, Math.max(0, path.lastIndexOf('.'))));

const names = {true: 'required', false: 'optional', samples: 'in all samples'} as const;

/** Fields as a tree, each with its type and nested fields. */
export default function Fields({fields, prefix, within = ''}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const own = fields.filter(({path}) => parentOf(path) === within);
  own.forEach(({path}) => brokenLinks.collectAnchor(`${prefix}.${path}`));
  return (
    own.length > 0 && (
      <ul className={`plain-list ${styles.fields}`}>
        {own.map(({path, type, required, example, description}) => (
          <li key={path}>
            <p id={`${prefix}.${path}`}>
              <LongName text={path.slice(path.lastIndexOf('.') + 1)} /> <small>{type}</small>{' '}
              {required !== undefined && <b>{names[`${required}`]}</b>}
              <br />
              <Prose text={description} />
              {example !== undefined && (
                <small>
                  {' '}
                  Example: <LongName text={example} />
                </small>
              )}
            </p>
            <Fields fields={fields} prefix={prefix} within={nameOfList(path)} />
          </li>
        ))}
      </ul>
    )
  );
}
