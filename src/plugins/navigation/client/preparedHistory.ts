import type {History, LocationListener} from 'history';

/**
 * A history that tells its listeners of a page when the page has been prepared. Addresses change at once, as in any history.
 *
 * @param history - What the browser's address is read from and written to.
 * @param prepare - Prepares the page of a location; gives nothing when there is nothing to wait for. If it fails, or if the reader has
 *   left in the meantime, nobody is told.
 */
export function preparedHistory(
  history: History,
  prepare: (location: History['location']) => Promise<void> | undefined,
): History {
  const listeners = new Set<LocationListener>();
  history.listen((location, action) => {
    const tell = (): void => {
      if (history.location === location) {
        listeners.forEach((listener) => listener(location, action));
      }
    };
    const prepared = prepare(location);
    if (prepared) {
      void prepared.then(tell, () => undefined);
    } else {
      // At once: a field whose text stands in the address would lose its caret, as React first puts the old text back.
      tell();
    }
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, {listen});
}
