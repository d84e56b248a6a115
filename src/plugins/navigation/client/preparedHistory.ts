import type {History, LocationListener} from 'history';

/**
 * A history that tells its listeners of a page when the page has been prepared. Addresses change at once, as in any history.
 *
 * @param history - What the browser's address is read from and written to.
 * @param prepare - Prepares the page of a location. If it fails, or if the reader has left in the meantime, nobody is told.
 */
export function preparedHistory(history: History, prepare: (location: History['location']) => Promise<void>): History {
  const listeners = new Set<LocationListener>();
  history.listen((location, action) => {
    const tell = (): void => {
      if (history.location === location) {
        listeners.forEach((listener) => listener(location, action));
      }
    };
    void prepare(location).then(tell, () => undefined);
  });
  const listen: History['listen'] = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return Object.assign(Object.create(history) as History, {listen});
}
