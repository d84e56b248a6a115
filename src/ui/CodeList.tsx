import type {ReactNode} from 'react';

/** Names or values in sequence, each marked as code. */
export default function CodeList({items}: {readonly items: readonly string[]}): ReactNode {
  return items.map((item, index) => (
    <span key={item}>
      {index > 0 && ', '}
      <code>{item}</code>
    </span>
  ));
}
