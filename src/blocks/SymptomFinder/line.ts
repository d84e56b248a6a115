/**
 * The line that a reader asks about. It is neither stored nor part of a URL: only the entry of the browser's history keeps it, for the way
 * back from a link.
 */
const stateOf = (): {line?: string} => (window.history.state as {state?: {line?: string}} | null)?.state ?? {};
export const keptLine = (): string => stateOf().line ?? '';

export function keepLine(line: string): void {
  if (line !== keptLine()) {
    window.history.replaceState({...window.history.state, state: {...stateOf(), line}}, '');
  }
}
