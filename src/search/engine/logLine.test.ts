import {describe, expect, it} from 'vitest';
import {isLogLine, reduceLine} from './logLine';

describe('a pasted line', () => {
  it.each([
    ['java.lang.OutOfMemoryError: Java heap space', 'OutOfMemoryError: Java heap space'],
    ['2025-06-10T09:14:02.123Z  INFO 7 --- [main] Members {size:1', 'INFO 7 --- [main] Members {size:1'],
    ['trace 3f2504e0-4f89-11d3-9a0c-0305e82c3301 of 9d2e1f00', 'trace of'],
    ['<title>413 Request Entity Too Large</title>', '413 Request Entity Too Large'],
    ['a.b.C: x\n\tat a.b.C.d(C.java:1)\nCaused by: e.f.G: disk full\n\t... 3 more', 'G: disk full'],
    ['INFO ready\nERROR disk full\nINFO done', 'ERROR disk full'],
  ])('"%s" is reduced to its meaningful words', (line, told) => {
    expect(reduceLine(line)).toBe(told);
  });

  it('stays as it is if nothing would be left', () => {
    expect(reduceLine('2025-06-10 09:14:02')).toBe('2025-06-10 09:14:02');
  });

  it.each([
    'Exception in thread "main" java.lang.Error',
    'curl: (52) Empty reply from server',
    'HTTP/1.1 502 Bad Gateway',
    'java.nio.file.AccessDeniedException',
  ])('"%s" is told from words of a reader', (line) => expect(isLogLine(line)).toBe(true));

  it.each([
    'event bus',
    'how do I scale a worker?',
    'maximumConcurrentJobCount',
    'OutOfMemoryError',
    'GET /job/result',
  ])('"%s" is not a log line', (words) => expect(isLogLine(words)).toBe(false));
});
