import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Prose from './Prose';

/** Text of the product data with links: `[text](/address)`. `back ticks` mark code. */
export default function LinkedProse({text}: {readonly text: string}): ReactNode {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((piece, index) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? [];
    return label !== undefined && to !== undefined ? (
      <Link key={index} to={to}>
        {label}
      </Link>
    ) : (
      <Prose key={index} text={piece} />
    );
  });
}
