/** Message for a failed search. */

const network = 'You might want to check your network connection.';
const tell = 'Please tell the people who run this site.';

/** Errors of the service itself, by status. */
const refusals: Readonly<Record<number, string>> = {
  403: `The search service does not accept the key of this site. ${tell}`,
  404: `The search service does not have the index that this site uses. ${tell}`,
};

/** Maximum length of a displayed service message. */
const longestMessage = 120;

/** Message of the service, in one short line. */
const shortened = (message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
};

/** Names of the errors for an unreadable answer: ours and that of the service's client. */
const unreadable = ['BadAnswer', 'DeserializationError'];

/**
 * Advice to the reader about an error.
 *
 * @param error - Error of a client. Errors of the service carry its status; without a status, no server was reached.
 */
export function helpFor(error: unknown): string {
  const {name, status, message} = (error ?? {}) as {name?: unknown; status?: unknown; message?: unknown};
  if (typeof status === 'number') {
    const help = refusals[status] ?? `The search service answered with status ${status}. Try again later.`;
    return typeof message === 'string' && message !== '' ? `${help} It says: ${shortened(message)}` : help;
  }
  return unreadable.includes(String(name))
    ? 'The search service sent an answer that cannot be read. Try again later.'
    : network;
}
