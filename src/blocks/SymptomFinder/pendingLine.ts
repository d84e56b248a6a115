import {createContext} from 'react';

/** A log line on its way from another page to the finder, and a function that sets it. Neither stored nor part of a URL. */
export const PendingLine = createContext<[line: string, setLine: (line: string) => void]>(['', () => undefined]);
