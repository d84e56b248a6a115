/** Message for a failed search. */

const network = 'You might want to check your network connection.';
const tell = 'Please tell the people who run this site.';

/** Errors of the service itself, by status. */
const refusals: Readonly<Record<number, string>> = {
  403: `The search service does not accept the key of this site. ${tell}`,
  404: `The search service has no such index as this site asks for. ${tell}`,
};

/** Maximum length of a displayed service message. */
const longestMessage = 120;

/** Message of the service, in one short line. */
const shortened = (message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
};

/** Names of errors about an answer that came, and cannot be read: ours and that of the client of the service. */
const unreadable = ['BadAnswer', 'DeserializationError'];

/**
 * What to do about an error.
 *
 * @param error - What a client has thrown. Those of the service carry its status; none means that nobody was reached.
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
