import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Options from '.';

/** Text in brackets, which is not split. */
const shown = (text: string): string =>
  renderToStaticMarkup(<Options text={text} />)
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

describe('code in a line of text', () => {
  it('keeps the options of a command whole', () => {
    expect(shown('kubectl --namespace flow get pods -o name')).toBe('kubectl [--namespace] flow get pods [-o] name');
    expect(shown('--timeout=40m')).toBe('[--timeout]=40m');
    expect(shown('sed -f -')).toBe('sed [-f] -');
  });

  it('keeps short names with a hyphen whole', () => {
    expect(shown('flow-controller')).toBe('[flow-controller]');
    expect(shown('docker logs jf-controller.1')).toBe('docker logs [jf-controller.1]');
    expect(shown(`a-${'b'.repeat(22)}`)).toBe(`[a-${'b'.repeat(22)}]`);
    expect(shown(`a-${'b'.repeat(23)}`)).toBe(`a-<wbr/>${'b'.repeat(23)}`);
  });

  it('breaks long names after separators, and before capitals only in a long part', () => {
    expect(shown('jadice-flow.system.maximumConcurrentJobCount')).toBe(
      'jadice-<wbr/>flow.<wbr/>system.<wbr/>maximum<wbr/>Concurrent<wbr/>Job<wbr/>Count',
    );
    expect(shown('jadice-flow.jobs.jobTemplates')).toBe('jadice-<wbr/>flow.<wbr/>jobs.<wbr/>jobTemplates');
  });

  it('leaves everything else as it is', () => {
    for (const text of ['controller', 'a - b', 'http://store:8080/a-b', '/opt/a-b']) {
      expect(shown(text)).toBe(text);
    }
  });
});
