import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parts} from '../../src/speed';
import {buildFixture} from './fixtureSite';

const files = {'docs/index.md': '---\nslug: /\n---\n\n# Start\n\n```yaml\nkey: value\n```\n'};

describe('a site is built', () => {
  it.each(parts.map(({name}) => `-${name}`))('with SPEED set to "%s"', (speed) => {
    const {code, output} = buildFixture(`speed${speed}`, {
      speed,
      files,
      plugins: `[hostingPlugin({builtPages, inlineScripts: [{name: 'all', why: 'test', contains: ''}], redirects: []})]`,
    });
    expect(code, output).toBe(0);
    expect(readFileSync(path.join('test-results/fixtures', `speed${speed}`, 'build/index.html'), 'utf8')).toContain(
      'Start',
    );
  });
});
