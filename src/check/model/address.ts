/** Addresses in the text of a value: URLs, JDBC URLs, and `host:port`. */

export interface Address {
  /** What is in front of the host in lower case, such as `jdbc:mariadb`. Empty for `host:port`. */
  scheme: string;
  host: string;
  /** As written, otherwise the default of the scheme. Undefined if neither is known. */
  port: number | undefined;
  /** What follows the host and the port. */
  rest: string;
}

/** Default ports by a part of the scheme, and by the image of a database. */
export const defaultPorts: Readonly<Record<string, number>> = {
  http: 80,
  ws: 80,
  https: 443,
  wss: 443,
  mariadb: 3306,
  mysql: 3306,
  postgresql: 5432,
  postgres: 5432,
  sqlserver: 1433,
  oracle: 1521,
  redis: 6379,
  mongodb: 27_017,
  mongo: 27_017,
  amqp: 5672,
};

/** Whether a host name is the machine itself. As a target, `0.0.0.0` is the machine too. */
export const isLocal = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(host);

/** The host and port of one entry, without user, password and instance. None if it is no host. */
function addressIn(scheme: string, entry: string, rest = ''): Address[] {
  const [, host, port] = /^(?:.*@)?(\[[\da-f:]+\]|[\w.$-]+)(?:\\\w*)?(?::([\d$]+))?(?::.*)?$/i.exec(entry) ?? [];
  const usual = scheme.split(':').find((part) => part in defaultPorts);
  const number = port === undefined && usual !== undefined ? defaultPorts[usual] : Number(port);
  return host === undefined ? [] : [{scheme, host, port: Number.isNaN(number) ? undefined : number, rest}];
}

/** All addresses in a text. In their parts, `$` stands for a variable without a known value. */
export function addressesIn(value: string): Address[] {
  const text = value.replaceAll(/\$\{(?:[^{}]|\$\{[^{}]*\})*\}|\$\([\w.-]+\)|\$\w+/g, '$');
  const url =
    /(?<![\w$.-])([a-z][\w+.-]*(?::[a-z][\w-]*)*):(?:\/\/|(?<=:thin:)@(?:\/\/)?)((?:(?!,[\w+.-]+:\/\/)[^\s/;?#"'<>()])*)((?:(?!,[\w+.-]+:\/\/)[^\s"'<>])*)/gi;
  const jdbcPair = /\(host=([^()\s]+)\)(?:\([^()]*\))*?\(port=([\d$]+)\)/gi;
  const [scheme = ''] = /^jdbc:\w+/i.exec(text) ?? [];
  return [
    ...[...text.matchAll(url)].flatMap(([, head = '', hosts = '', rest]) =>
      hosts.split(',').flatMap((entry) => addressIn(head.toLowerCase(), entry, rest)),
    ),
    ...[...text.matchAll(jdbcPair)].flatMap(([, host, port]) => addressIn(scheme.toLowerCase(), `${host}:${port}`)),
    ...text
      .replaceAll(url, ' ')
      .split(/[\s,;="'|]+/)
      .flatMap((word) => /^(?=[^:]*[a-z]|\d+\.|\[)([\w.-]+|\[[\da-f:]+\]):(\d{2,5}|\$)(?=\/|$)/i.exec(word)?.[0] ?? [])
      .flatMap((entry) => addressIn('', entry)),
  ];
}
