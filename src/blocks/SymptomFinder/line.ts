/** A log line on its way from another page to the finder. It is neither stored nor part of a URL. */
let pending = '';

/** Keeps a line for the finder on the next page. */
export function passLine(line: string): void {
  pending = line;
}

/** Returns the line once, or an empty string if there is none. */
export function takeLine(): string {
  const line = pending;
  pending = '';
  return line;
}
