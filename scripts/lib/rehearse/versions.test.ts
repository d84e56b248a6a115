import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {newestVersion, withDocusaurus} from './versions';

describe('the version of a rehearsal', () => {
  it('is the newest of a line, by number', () => {
    expect(newestVersion('3', '["3.9.2", "3.10.2", "3.10.0"]')).toBe('3.10.2');
  });

  it('is the one that was named', () => {
    expect(newestVersion('3.10.2', '"3.10.2"')).toBe('3.10.2');
  });

  it.each(['{"error": {"code": "E404"}}', ''])('has to be published: %s', (text) => {
    expect(() => newestVersion('3.99', text)).toThrow('@docusaurus/core 3.99: the registry has no such version');
  });

  it('needs a registry that answers', () => {
    expect(() => newestVersion('3', '{"error": {"code": "ENOTFOUND"}}')).toThrow('did not answer: {"error"');
  });
});

describe('the package.json of a rehearsal', () => {
  it('has the version in all packages of Docusaurus, and nothing else changed', () => {
    const before = readFileSync('package.json', 'utf8');
    const after = withDocusaurus(before, '3.99.1');
    expect(after.match(/"@docusaurus\/[^"]+": "3\.99\.1"/g)).toHaveLength(before.match(/"@docusaurus\//g)!.length);
    expect(after.replace(/("@docusaurus\/[^"]+": ").*"/g, '$1"')).toEqual(
      before.replace(/("@docusaurus\/[^"]+": ").*"/g, '$1"').replace(/\s*$/, '\n'),
    );
  });

  it('has to name one', () => {
    expect(() => withDocusaurus('{"dependencies": {}, "devDependencies": {}}', '3.10.2')).toThrow('no package of');
  });
});
