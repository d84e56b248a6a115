/** What a browser tells a page about the reader's line. */
export interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Runs in a page before its scripts: gives it a line. */
export function connect(connection: Connection): void {
  // A tab that another one opens runs this twice.
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
}
