import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

vi.mock('@theme-original/CodeInline', () => ({default: 'code'}));
const {default: CodeInline} = await import('.');

/** Text in brackets, which is not split. */
const shown = (text: string): string =>
  renderToStaticMarkup(<CodeInline>{text}</CodeInline>)
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll(/<\/?code>/g, '');

describe('code in a line of text', () => {
  it('keeps the options of a command whole', () => {
    expect(shown('kubectl --namespace flow get pods -o name')).toBe('kubectl [--namespace] flow get pods [-o] name');
    expect(shown('--timeout=40m')).toBe('[--timeout]=40m');
    expect(shown('sed -f -')).toBe('sed [-f] -');
  });

  it('leaves everything else as it is', () => {
    for (const text of ['flow-controller', 'a - b', 'http://flow-store:8080/a-b']) {
      expect(shown(text)).toBe(text);
    }
  });
});
