import {useState, type ReactNode} from 'react';
import {createBrowserHistory, type History} from 'history';
import {Router} from 'react-router';
import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '../../route-tables/client/preload';
import {preparedHistory} from './preparedHistory';

export {HashRouter} from 'react-router-dom';

/** The browser's history; a page is prepared by loading its parts. Client modules hear of a click at once, as in stock. */
function historyOfLoadedPages(): History {
  const browserHistory = createBrowserHistory();
  let shown = normalizeLocation(browserHistory.location);
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: shown});
  let stopWaiting: (() => void) | undefined;
  const history = preparedHistory(browserHistory, (location) => {
    const next = normalizeLocation(location);
    // A reader who goes elsewhere waits for the former page no more; else its progress bar would begin and never end.
    stopWaiting?.();
    const done = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location: next});
    stopWaiting = done;
    const finish = (): void => {
      if (stopWaiting === done) {
        done();
        stopWaiting = undefined;
      }
    };
    if (next.pathname === shown.pathname) {
      finish();
      return undefined;
    }
    return preload(next.pathname).then(finish, (error: unknown) => {
      // As in stock: after a new release, the parts of a page may have other names. A whole page knows them.
      console.warn(error);
      window.location.reload();
      throw error;
    });
  });
  history.listen((location) => {
    shown = normalizeLocation(location);
  });
  return history;
}

/** In place of the stock router: it hears of the next page when that can be rendered. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [history] = useState(historyOfLoadedPages);
  return <Router history={history}>{children}</Router>;
}
