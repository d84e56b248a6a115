import {createMemoryHistory} from 'history';
import {describe, expect, it} from 'vitest';
import {preparedHistory} from './preparedHistory';

/** A history whose pages are prepared when the test says so. */
function historyWithPages() {
  const finish = new Map<string, () => void>();
  const history = preparedHistory(createMemoryHistory({initialEntries: ['/a']}), ({pathname, search}) =>
    search !== ''
      ? undefined
      : new Promise((resolve, reject) =>
          finish.set(pathname, () => (pathname === '/missing' ? reject(new Error('not there')) : resolve())),
        ),
  );
  const told: string[] = [];
  const stop = history.listen(({pathname}, action) => told.push(`${action} ${pathname}`));
  const prepared = (pathname: string): Promise<void> => {
    finish.get(pathname)!();
    return new Promise((resolve) => setTimeout(resolve));
  };
  return {history, told, stop, prepared};
}

describe('the history of prepared pages', () => {
  it('changes the address at once, and tells of a page when it is prepared', async () => {
    const {history, told, prepared} = historyWithPages();
    history.push('/b');
    expect(history.location.pathname).toBe('/b');
    expect(told).toEqual([]);
    await prepared('/b');
    expect(told).toEqual(['PUSH /b']);
    history.goBack();
    await prepared('/a');
    expect(told).toEqual(['PUSH /b', 'POP /a']);
  });

  it('tells at once where there is nothing to prepare, as in any history', () => {
    const {history, told} = historyWithPages();
    history.replace('/a?q=worker');
    expect(told).toEqual(['REPLACE /a']);
  });

  it('does not tell of a page that the reader has left', async () => {
    const {history, told, prepared} = historyWithPages();
    history.push('/slow');
    history.push('/quick');
    await prepared('/quick');
    await prepared('/slow');
    expect(told).toEqual(['PUSH /quick']);
  });

  it('does not tell of a page that could not be prepared', async () => {
    const {history, told, prepared} = historyWithPages();
    history.push('/missing');
    await prepared('/missing');
    expect(told).toEqual([]);
  });

  it('tells nothing to who has stopped listening', async () => {
    const {history, told, stop, prepared} = historyWithPages();
    stop();
    history.push('/b');
    await prepared('/b');
    expect(told).toEqual([]);
  });
});
