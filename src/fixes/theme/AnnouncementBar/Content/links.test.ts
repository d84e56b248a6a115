import {describe, expect, it} from 'vitest';
import {isOfSite, isPlainClick} from './links';

describe('a link of the announcement', () => {
  const site = 'https://docs.example/base/';
  const link = (href: string, other = {}): Parameters<typeof isOfSite>[0] => ({
    href,
    target: '',
    download: '',
    ...other,
  });

  it('is one of the site below its base URL, in the same tab', () => {
    expect(isOfSite(link(`${site}docs/`), site)).toBe(true);
    expect(isOfSite(link(`${site}docs/`, {target: '_self'}), site)).toBe(true);
  });

  it('is left to the browser elsewhere', () => {
    const others = [
      link('https://docs.example/other/'),
      link('https://docs.example.evil/base/docs/'),
      link(`${site}docs/`, {target: '_blank'}),
      link(`${site}docs/a.zip`, {download: 'a.zip'}),
    ];
    expect(others.filter((other) => isOfSite(other, site))).toEqual([]);
  });
});

describe('a click', () => {
  const plain = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false};

  it('with the main button and no key is plain', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])('with %s is not', (key) => {
    expect(isPlainClick({...plain, [key]: true})).toBe(false);
  });

  it('with another button is not', () => {
    expect(isPlainClick({...plain, button: 1})).toBe(false);
  });
});
