import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {markdownAddress} from '../../markdown/addresses';
import {pathIn} from '../pages';
import type {ResultProps} from './Result';

/** The Markdown of both versions and the component that compares them, or why one of them is missing. */
type Loaded = {texts: [string, string]; Result: ComponentType<ResultProps>} | {error: string};

/** Fetches the Markdown copy of a page. */
async function fetchCopy(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  const text = response?.ok ? await response.text() : '';
  // Some hosts return a page with status 200 for a missing file.
  if (!text.startsWith('---\n')) {
    const state = response ? `status ${response.status}` : 'no response';
    throw new Error(`The Markdown copy at ${address} could not be loaded (${state}).`);
  }
  return text;
}

const load = (from: string, to: string): Promise<Loaded> =>
  Promise.all([fetchCopy(from), fetchCopy(to), import('./Result')]).then(
    ([before, after, {default: Result}]) => ({texts: [before, after], Result}),
    ({message}: Error) => ({error: message}),
  );

/** Loads a comparison and shows it. */
export default function Comparison(props: Omit<ResultProps, 'texts'>): ReactNode {
  const {page, choice} = props;
  const [loaded, setLoaded] = useState<Loaded>();
  const {withBaseUrl} = useBaseUrlUtils();
  const [from, to] = [choice.from, choice.to].map((one) => withBaseUrl(markdownAddress(pathIn(page, one)))) as [
    string,
    string,
  ];
  useEffect(() => void load(from, to).then(setLoaded), [from, to]);
  if (!loaded) {
    return <p>Comparing …</p>;
  }
  return 'error' in loaded ? (
    <div role="alert" className="alert alert--danger">
      <p>{loaded.error} Try again, or read the page itself in both versions.</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          setLoaded(undefined);
          void load(from, to).then(setLoaded);
        }}
      >
        Retry
      </button>
    </div>
  ) : (
    <loaded.Result {...props} texts={loaded.texts} />
  );
}
