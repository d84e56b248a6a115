import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Options from './Options';

/** Text of the product data: `back ticks` mark code, and `[text](/address)` is a link. */
export default function Prose({text}: {readonly text: string}): ReactNode {
  return text.split(/(`[^`]*`|\[[^\]]+\]\([^)\s]+\))/).map((piece, index) => {
    const [, code, label, to] = /^(?:`(.*)`|\[(.+)\]\((.+)\))$/s.exec(piece) ?? [];
    return label !== undefined && to !== undefined ? (
      <Link key={index} to={to}>
        {label}
      </Link>
    ) : code !== undefined ? (
      <code key={index}>
        <Options text={code} />
      </code>
    ) : (
      piece
    );
  });
}
