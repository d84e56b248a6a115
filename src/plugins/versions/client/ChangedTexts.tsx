import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {type ChangedText, comparePath, shareInWords} from '../shares';

interface Props {
  readonly texts: readonly ChangedText[];
  readonly from: string;
  readonly to: string;
}

/** The pages whose text differs between two versions, each with a link to its comparison. Small changes are folded. */
export default function ChangedTexts({texts, from, to}: Props): ReactNode {
  const list = (some: readonly ChangedText[]): ReactNode => (
    <ul className="rows">
      {some.map(({id, title, share}) => (
        <li key={id}>
          <Link to={comparePath(id, from, to)}>{title}</Link> {shareInWords(share)} of the words
        </li>
      ))}
    </ul>
  );
  const few = texts.filter(({share}) => share < 1);
  if (texts.length === 0) {
    return <p>All pages that both versions have are identical.</p>;
  }
  return few.length === 0 || few.length === texts.length ? (
    list(texts)
  ) : (
    <>
      {list(texts.slice(0, -few.length))}
      <details>
        <summary>
          <small>{`Less than 1% of the words: ${few.length} ${few.length === 1 ? 'page' : 'pages'}`}</small>
        </summary>
        {list(few)}
      </details>
    </>
  );
}
