import {useEffect, useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchEngine} from '../engine';
import {withTimeout} from '../withTimeout';

type InsightsClient = Exclude<DocSearchModalProps['insights'], boolean | undefined>['insightsClient'];

/** Maximum time to wait for the events client, in milliseconds. A search without events is better than none. */
const longestWait = 500;

interface Insights {
  isLoading: boolean;
  options: DocSearchModalProps['insights'];
}

/** The events client from our bundle. DocSearch would load it from a CDN. */
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
