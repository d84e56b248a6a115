import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type PageTexts, textsPath} from '../../pageTexts';
import type {ResultProps} from './Result';

/** The texts of the page and the component that compares them, or why they are missing. */
type Loaded = {texts: PageTexts; Result: ComponentType<ResultProps>} | {error: string};

/** @throws Error if the host does not return the file. */
async function fetchTexts(address: string): Promise<PageTexts> {
  const response = await fetch(address).catch(() => undefined);
  // Some hosts return a page with status 200 for a missing file.
  const texts = response?.ok ? await (response.json() as Promise<PageTexts>).catch(() => undefined) : undefined;
  if (!texts) {
    const state = response ? `status ${response.status}` : 'no response';
    throw new Error(`The texts at ${address} could not be loaded (${state}).`);
  }
  return texts;
}

const load = (address: string): Promise<Loaded> =>
  Promise.all([fetchTexts(address), import('./Result')]).then(
    ([texts, {default: Result}]) => ({texts, Result}),
    ({message}: Error) => ({error: message}),
  );

export default function Comparison(props: Omit<ResultProps, 'texts'>): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const address = useBaseUrl(textsPath(props.page.id));
  useEffect(() => void load(address).then(setLoaded), [address]);
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
          void load(address).then(setLoaded);
        }}
      >
        Retry
      </button>
    </div>
  ) : (
    <loaded.Result {...props} texts={loaded.texts} />
  );
}
