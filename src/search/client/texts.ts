/** What the dialog and the page say when there are no hits. */

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

/** Names of the errors for an unreadable answer: ours and that of the service's client. */
const unreadable = ['BadAnswer', 'DeserializationError'];

/**
 * Advice to the reader about an error.
 *
 * @param error - Error of a client. Errors of the service carry its status; without a status, no server was reached.
 */
export function helpFor(error: unknown): string {
  const {name, status, message = ''} = (error ?? {}) as {name?: string; status?: number; message?: string};
  if (status !== undefined) {
    const help = refusals[status] ?? `The search service answered with status ${status}. Try again later.`;
    const line = message.replaceAll(/\s+/g, ' ').trim();
    const shortened = line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
    return line === '' ? help : `${help} It says: ${shortened}`;
  }
  return unreadable.includes(name ?? '')
    ? 'The search service sent an answer that cannot be read. Try again later.'
    : network;
}

/** Frequent starting points of a search without a query: address and name. */
export const entries = [
  ['/docs/', 'Introduction'],
  ['/docs/help/#production-is-down', 'Production is down'],
  ['/docs/operations/troubleshooting', 'Troubleshooting'],
  ['/check', 'Check your files'],
  ['/docs/reference/flow-rest-api', 'REST API'],
  ['/configuration', 'All configuration properties'],
] as const;
