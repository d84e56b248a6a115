import {useEffect, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchEngine} from '../engine';
import {withTimeout} from '../withTimeout';

type InsightsClient = Exclude<DocSearchModalProps['insights'], boolean | undefined>['insightsClient'];

/** How long the dialog waits for the events client, in milliseconds: a search without events is better than none. */
const longestWait = 500;

interface Insights {
  isLoading: boolean;
  options: DocSearchModalProps['insights'];
}

/** The events client from our own bundle: DocSearch would load one from a CDN. */
export function useInsights({insights}: SearchEngine): Insights {
  const [state, setState] = useState<Insights>({isLoading: Boolean(insights), options: false});
  useEffect(() => {
    if (insights) {
      withTimeout(insights(), longestWait).then(
        (client) => setState({isLoading: false, options: {insightsClient: client as InsightsClient}}),
        () => setState({isLoading: false, options: false}),
      );
    }
  }, [insights]);
  return state;
}
