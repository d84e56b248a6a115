import {describe, expect, it} from 'vitest';
import {isLogLine, reduceLine} from './logLine';

describe('a pasted line', () => {
  it.each([
    ['java.lang.OutOfMemoryError: Java heap space', 'OutOfMemoryError: Java heap space'],
    ['2025-06-10T09:14:02.123Z  INFO 7 --- [nio-8080-exec-7] Members {size:1', '7 --- [ ] Members {size:1'],
    ['HikariPool-1 - request timed out after 30000ms.', 'HikariPool-1 - request timed out after .'],
    ['I/O error on GET request for "http://ocr.bank.local:8080/health"', 'I/O error on GET request for " /health"'],
    ['pods "flow-ocr-7d9c6b5f4-x2x9q" is forbidden', 'pods "flow-ocr " is forbidden'],
    ['<title>413 Request Entity Too Large</title>', '413 Request Entity Too Large'],
    ['trace 3f2504e0-4f89-11d3-9a0c-0305e82c3301 at 10.0.0.12:5701', 'trace at'],
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
  ])('"%s" is told from words of a reader', (line) => expect(isLogLine(line)).toBe(true));

  it.each([
    'event bus',
    'how do I scale a worker?',
    'maximumConcurrentJobCount',
    'OutOfMemoryError',
    'GET /job/result',
  ])('"%s" is not a log line', (words) => expect(isLogLine(words)).toBe(false));
});
