import {useEffect, useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {LetterData, Supplied} from '@site/src/facts/viewTypes';

/** Anchors of the points that the reader has ticked in `<NotPublicList />`. */
const ticked = (): string[] =>
  Array.from(document.querySelectorAll<HTMLInputElement>('[name="open-point"]:checked'), ({value}) => value);

/** The letter about some open points, or about all if there are none. */
export function letterText({lines}: LetterData, points: readonly string[]): string {
  const isAsked = (anchors: readonly string[]): boolean =>
    anchors.length === 0 || points.length === 0 || anchors.some((anchor) => points.includes(anchor));
  return lines
    .filter(({anchors}) => isAsked(anchors))
    .map(({text}) => text)
    .join('\n');
}

/** A message to support with the undocumented points of the version, ready to copy: `<SupportLetter />`. */
export default function SupportLetter({data}: Supplied<LetterData>): ReactNode {
  const [points, setPoints] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = (): void => setPoints(ticked());
    // Browsers restore ticks after a reload.
    read();
    document.addEventListener('change', read);
    return () => document.removeEventListener('change', read);
  }, []);
  return (
    <CodeBlock language="text" title="Message to jadice support">
      {letterText(data, points)}
    </CodeBlock>
  );
}
