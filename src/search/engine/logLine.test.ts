import {describe, expect, it} from 'vitest';
import {canBeMessage, isLogLine} from './logLine';

describe('a pasted line', () => {
  it.each([
    'Exception in thread "main" java.lang.Error',
    'curl: (52) Empty reply from server',
    'HTTP/1.1 502 Bad Gateway',
    'java.nio.file.AccessDeniedException',
    'org.springframework.web.client.HttpClientErrorException$Unauthorized: 401',
    '{"timestamp":"2025-06-10T08:44:12.091+00:00","status":403,"error":"Forbidden","path":"/job/create"}',
  ])('"%s" is told from words of a reader', (line) => expect(isLogLine(line)).toBe(true));

  it.each([
    'event bus',
    'how do I scale a worker?',
    'maximumConcurrentJobCount',
    'OutOfMemoryError',
    'GET /job/result',
  ])('"%s" is not a log line', (words) => expect(isLogLine(words)).toBe(false));
});

it.each([
  ['maximumConcurrentJobCount', true],
  ['NoSuchUpload', true],
  ['exit code: 137', true],
  ['curl: (52)', true],
  ['the address is in use al', true],
  ['the address is in use a', false],
  ['OCR', true],
  ['Datenbank voll?', false],
  ['no job, no result.', false],
  ['', false],
])('"%s" can be a message of a program: %s', (text, expected) => {
  expect(canBeMessage(text)).toBe(expected);
});
