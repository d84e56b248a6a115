// cspell:ignore kmgt smhdw nocopy idmap
/** What the values of a service in a Compose file look like. */

/** The least amount of memory with which Docker starts a container, in bytes. */
const leastMemory = 6 * 1024 ** 2;

const duration = /^(?:\d+(?:\.\d+)?(?:us|ms|[smhdw]))+$/;

/** Options of a mount that Docker and Podman know. */
const mountOptions =
  /^(?:r[ow]|z|Z|U|O|cached|delegated|consistent|nocopy|copy|r?shared|r?slave|r?private|(?:no)?(?:exec|dev|suid)|r?bind|idmap.*)$/;

const startsWithBrace = /^\{[A-Z_]+\}/;

/** Only the host of a registry can have capital letters, and the tag. */
const isImage = (text: string): boolean =>
  /^\S+$/.test(text) && !/[A-Z]/.test(text.replace(/^(?:localhost|[^/]*[.:][^/]*)\//, '').replace(/[:@][^/]*$/, ''));

/** The options in an entry of `volumes`, after the path in the container. */
const areOptions = (text: string): boolean =>
  (/:\/[^:]*:([\w,]*)$/.exec(text)?.[1] ?? 'rw').split(',').every((one) => mountOptions.test(one));

export const suspect = {certainty: 'suspect'} as const;

/** The form of values of a service: where they are, what they must be, and what the key must be. */
export const forms: readonly (readonly [
  paths: string,
  isValid: RegExp | ((text: string) => boolean),
  message: string,
  more?: typeof suspect,
])[] = [
  [
    'ports[]',
    // A port, or a range, with what can stand around it: `127.0.0.1:8080:80/tcp`.
    /^(?:(?:[\d.]+|\[[\da-f:]+\]):)?(?:[\d-]*:)?\d+(?:-\d+)?(?:\/(?:tcp|udp|sctp))?$/i,
    'must be a port such as `8080`, or two such as `8080:80`.',
  ],
  [
    'volumes[]',
    // A path of Windows has a `:` of its own.
    (text) => !/^[^:]{2,}:(?![/$\\]|[A-Za-z]:)[^:]/.test(text),
    'must have a path that begins with `/` after the colon, because the container has no other folder to start from.',
  ],
  [
    'volumes[]',
    areOptions,
    'has no option of a mount, such as `ro`, after the path in the container, so the container can write to it.',
    suspect,
  ],
  ['cpus', /^\d*\.?\d+$/, 'must be a number of CPUs such as `2` or `0.5`.'],
  [
    'cpus deploy.resources.limits.cpus deploy.resources.reservations.cpus',
    (text) => !(Number(text) >= 100),
    'is a number of whole CPUs, and hardly any machine has so many. Half a CPU is `0.5`.',
    suspect,
  ],
  [
    'restart',
    /^(?:no|always|unless-stopped|on-failure(?::\d+)?|false)$/,
    'must be `no`, `always`, `on-failure` or `unless-stopped`.',
  ],
  [
    'mem_limit mem_reservation shm_size',
    /^\d+(?:\.\d+)?\s*(?:[kmgt]i?)?b?$/i,
    'must be an amount such as `4g` or `512m`.',
  ],
  [
    'mem_limit mem_reservation',
    (text) => !/^\d+b?$/i.test(text) || Number.parseInt(text, 10) >= leastMemory,
    'has no unit, so the amount is in bytes, and Docker needs at least `6m`. Write `4g` or `512m`.',
  ],
  [
    'image',
    (text) => !startsWithBrace.test(text),
    'begins with a brace, but a variable begins with `${`, so Docker looks for an image of this name.',
  ],
  [
    'image',
    // A tool replaces a name in braces.
    (text) => isImage(text) || startsWithBrace.test(text) || /^\{\w+\}$/.test(text),
    'must have no capital letters and no blank in the name.',
  ],
  [
    'stop_grace_period healthcheck.interval healthcheck.timeout healthcheck.start_period healthcheck.start_interval',
    duration,
    'must be a duration with its unit, such as `30s` or `1m`.',
  ],
];
