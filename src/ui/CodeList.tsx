import type {ReactNode} from 'react';

/** List of names or values, each marked as code. */
export default function CodeList({items}: {readonly items: readonly string[]}): ReactNode {
  return items.map((item, index) => (
    <span key={item}>
      {index > 0 && <span>, </span>}
      <code>{item}</code>
    </span>
  ));
}
