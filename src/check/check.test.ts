import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from './check';
import {knowledge} from './loaded.test-support';
import {rules} from './rules';
import {readCases} from './rules/cases.test-support';

const cases = readCases(path.join(import.meta.dirname, 'rules'));

describe('the cases of the rules', () => {
  it('are a good and a bad one for each rule', () => {
    for (const {code, certainty, otherwise} of rules) {
      const own = cases.filter((one) => one.code === code);
      const finds = own.map(({expected}) => expected.some((found) => found.endsWith(` ${certainty} ${code}`)));
      expect(finds, code).toContain(true);
      expect(finds, code).toContain(false);
      const found = own.flatMap(({expected}) => expected.filter((one) => one.endsWith(` ${code}`)));
      const certainties = found.map((one) => one.split(' ').at(-2)!);
      expect([...new Set(certainties)].sort(), code).toEqual([certainty, ...(otherwise ? [otherwise] : [])].sort());
    }
    expect([...new Set(cases.map(({code}) => code))].sort()).toEqual(rules.map(({code}) => code).sort());
  });

  it.each(cases)('$code: $name', ({files, release = '1.9.0', target, expected, says}) => {
    const {findings} = check(files, {version: release, target}, knowledge);
    expect(findings.map(({file, start, certainty, code}) => `${file}:${start} ${certainty} ${code}`)).toEqual(expected);
    if (says !== undefined) {
      expect(findings.map(({message, advice}) => `${message} ${advice}`).join('\n')).toContain(says);
    }
  });
});

it.each(cases)('$code: $name: each correction ends its finding, and causes no other', ({files, release = '1.9.0'}) => {
  const options = {version: release};
  const {findings} = check(files, options, knowledge);
  for (const {file, code, message, start, fix} of findings) {
    const [, right] = /Did you mean (?:the service )?`(.*?)`\?/.exec(message) ?? [];
    if (right !== undefined) {
      expect(fix?.text, message).toContain(right);
    }
    if (fix) {
      const {at, text} = fix;
      const corrected = files.map((one) =>
        one.name === file ? {...one, text: one.text.slice(0, at.start) + text + one.text.slice(at.end)} : one,
      );
      const left = check(corrected, options, knowledge).findings;
      expect(left.filter((one) => one.code === code && one.start === start && one.message === message)).toEqual([]);
      const texts = findings.map((one) => one.message);
      expect(left.filter((one) => one.certainty !== 'not-public' && !texts.includes(one.message))).toEqual([]);
      expect(left.length).toBeLessThan(findings.length);
    }
  }
});

describe('a stack of an older version', () => {
  const past = (version: string) => knowledge.keys.filter(({until}) => until !== undefined && until !== version);

  it.each([
    ['1.9.0', 'It is not documented whether 1.9.0 still supports it'],
    ['next', 'is documented up to version 1.3.2'],
  ])('checked for %s names each key that ended, with its successor or the open question', (version, words) => {
    const keys = past(version);
    expect(keys.length).toBeGreaterThan(10);
    for (const {key, component, successor} of keys) {
      // Only a key of the component identifies the file.
      const uiKey =
        key === 'OAuth2Config.resourceName' ? 'OAuth2Config.token-url=y\n' : 'OAuth2Config.resourceName=y\n';
      const own = component === 'ui' ? uiKey : 'h2-console-config.enabled=false\n';
      const text = `${own}${key}=x\n`;
      const {findings} = check(
        [{name: 'application.properties', text}],
        {version: '1.3.2', target: version},
        knowledge,
      );
      const found = findings.find(({code, start}) => code === 'key-ended' && start === text.lastIndexOf(key));
      expect(found?.message, `${component} ${key}`).toContain(words);
      expect(found?.message).toContain(successor ?? 'Its replacement is not documented. Ask jadice support');
    }
  });
});
