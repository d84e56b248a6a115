// cspell:ignore Zugriff verweigert Datenträger
import {describe, expect, it} from 'vitest';
import {causesIn, shortened, tellingParts} from './trace';

/** Frames as Java prints them. */
const frames = (count: number): string[] =>
  Array.from({length: count}, (_, index) =>
    index % 3 === 0
      ? `\tat java.base/java.util.concurrent.ThreadPoolExecutor$Worker.run(ThreadPoolExecutor.java:${600 + index})`
      : `\tat org.springframework.boot.SpringApplication.run${index}(SpringApplication.java:${index}) ~[spring-boot-3.2.jar:3.2]`,
  );
const cause = 'java.io.IOException: No space left on device';
const trace = (count: number): string[] => [
  '2025-06-10 09:15:00.123 ERROR 1 --- [main] o.s.boot.SpringApplication : Application run failed',
  'org.springframework.beans.factory.BeanCreationException: Error creating bean with name "store"',
  ...frames(count),
  'Caused by: java.lang.IllegalStateException: Cannot open {"path": "/data"}',
  ...frames(3),
  '\tSuppressed: java.lang.Exception: closed',
  ...frames(1),
  `Caused by: ${cause}`,
  ...frames(2),
  '\t... 23 common frames omitted',
  '2025-06-10 09:15:01.000  INFO 1 --- [main] o.e.jetty : stopped',
];

const forms: Record<string, (lines: readonly string[]) => string> = {
  'as it is': (lines) => lines.join('\n'),
  'from Windows': (lines) => lines.join('\r\n'),
  'on one line': (lines) => lines.join(' '),
  'of Docker Compose': (lines) => lines.map((line) => `jf-controller-1  | ${line}`).join('\n'),
  'with timestamps': (lines) => lines.map((line) => `2025-06-10T09:15:00.123456789Z ${line}`).join('\n'),
  'as log lines of Kubernetes': (lines) =>
    lines
      .map((line) => JSON.stringify({log: `${line}\n`, stream: 'stderr', time: '2025-06-10T09:15:00.1Z'}))
      .join('\n'),
  'as one JSON message': (lines) =>
    JSON.stringify({'@timestamp': '2025-06-10T09:15:00Z', stack_trace: `${lines.join('\n')}\n`, level: 'ERROR'}),
  'as JSON in JSON': (lines) => JSON.stringify({log: `${JSON.stringify({message: lines.join('\n')})}\n`}),
};

describe.each(Object.entries(forms))('a stack trace %s', (_, form) => {
  it.each([1, 5, 20, 60])('has its last cause first, after %i frames', (count) => {
    const [deepest, next] = causesIn(form(trace(count)));
    expect(deepest?.replaceAll(/\s+\S+\s+\|\s*$|\s+\S+Z$/g, '')).toBe(cause);
    expect(next).toMatch(/^java\.lang\.IllegalStateException: Cannot open/);
  });
});

it('a trace with its root cause first has that first', () => {
  const lines = [`ERROR main: failed`, cause, ...frames(3), 'Wrapped by: java.lang.Error: outer', ...frames(2)];
  expect(causesIn(lines.join('\n'))[0]).toBe(cause);
});

it('a cause without text, and a text without a cause, have none', () => {
  expect(causesIn('ERROR x\nCaused by: ')).toEqual([]);
  expect(causesIn('no space left')).toEqual([]);
});

it('the lines with an error come before the whole text', () => {
  const log = ['INFO started', 'ERROR disk', '\tat a.b.C.d(E.java:1)', 'INFO stopped'].join('\n');
  expect(tellingParts(log)).toEqual(['ERROR disk', log]);
  expect(tellingParts('disk full')).toEqual(['disk full']);
  expect(tellingParts('  ')).toEqual([]);
});

describe('a text for a service with a limit', () => {
  it('stays if it fits', () => {
    expect(shortened('x'.repeat(512), 512)).toHaveLength(512);
    expect(shortened('short', 512)).toBe('short');
  });

  it('keeps the cause, the errors, the start and the end', () => {
    const text = `start ${trace(60).join('\n')} end`;
    const short = shortened(text, 512);
    expect(short.length).toBeLessThanOrEqual(512);
    expect(short.startsWith(cause)).toBe(true);
    expect(short).toContain('Application run failed');
    expect(short).toContain('start ');
    expect(short.endsWith(' end')).toBe(true);
  });

  it('fits if cause and errors are long', () => {
    expect(shortened(`ERROR ${'x'.repeat(600)}\nCaused by: ${'y'.repeat(600)}`, 100).length).toBeLessThanOrEqual(100);
  });
});
