import {describe, expect, it} from 'vitest';
import {nameOf, type Term} from '../engine/terms';
import {textOf} from '../engine/text';
import type {Line} from './pageLines';
import {encodePages, readPages, type ReadLine} from './wordCode';

const plain = (...texts: string[]): Line[] => texts.map((text) => ({mark: '', text}));
const termsOf = (words: {addTermsTo: (terms: Term[]) => void}): string[] => {
  const terms: Term[] = [];
  words.addTermsTo(terms);
  return terms.map(nameOf);
};

/** What must come back as it was. */
const pages: Line[][] = [
  [
    {mark: '#', text: 'A title'},
    {mark: '##{its-anchor}', text: 'With an anchor'},
    {mark: '{}', text: 'server.port the port'},
    {mark: '##', text: ''},
  ],
  plain('', '# no mark', '{a} b', 'one  two', ' in the middle ', '"quotes" and \\ and \u2028', '...', 'a'),
  plain(
    'Größe, übel – naïve “quotes” → 日本語 🙂 end',
    'a[].b{x}.c and RESTClientAPI/v1',
    '__proto__ constructor',
    '½',
  ),
  [],
];

describe('coded pages', () => {
  it('come back as they were', () => {
    const lines = readPages(encodePages(pages)).map((page) => page.map(({mark, text}) => ({mark, text})));
    expect(lines).toEqual(pages.map((page) => (page.length === 0 ? plain('') : page)));
  });

  it('have the words of each text, as its own search would find them', () => {
    const lines = readPages(encodePages(pages)).flat();
    expect(lines.map(({words}) => words.count)).toEqual(lines.map(({text}) => textOf(text).count));
    expect(lines.map(({words}) => termsOf(words))).toEqual(lines.map(({text}) => termsOf(textOf(text))));
  });

  it('come back with more different words than there are characters of two bytes, past those that are none', () => {
    const many = Array.from({length: 70_000}, (_, number) => `w${number.toString(36)}x`);
    const [[line]] = readPages(encodePages([plain(many.join(' '))])) as [[ReadLine]];
    expect(line.text).toBe(many.join(' '));
    expect(line.words.count).toBe(many.length);
  });

  it('have one byte for a frequent word, and nothing for a space between two', () => {
    const {pages: coded} = encodePages([plain('again and again and again')]);
    expect(Buffer.byteLength(coded.join(''))).toBe(5);
  });

  it('list rare words as the texts have them, each with the same sign the first time', () => {
    const coded = encodePages([plain('rose lily', 'lily daisy'), plain('daisy aster')]);
    expect(coded.rare).toBe('rose\nlily\ndaisy\naster');
    expect(coded.pages).toEqual(['!! #!', '$!']);
  });

  it('list a word once, with a sign for its capital letter', () => {
    const texts = ['Rose and rose', 'Lily and Rose', '(Rose) rosE'];
    const coded = encodePages([[...plain(...texts), {mark: '##', text: 'Rose'}]]);
    expect(coded.rare.split('\n')).toEqual(['\t', 'rose', 'and', 'Lily', '(', ') ', 'rosE', '\t##']);
    expect(readPages(coded)[0]!.map(({text}) => text)).toEqual([...texts, 'Rose']);
  });

  it('are the same for the same texts', () => {
    expect(encodePages(pages)).toEqual(encodePages(structuredClone(pages)));
  });

  it('are refused when a character stands for nothing', () => {
    expect(() => readPages({pieces: 'one', rare: 'two', pages: ['"#$']})).toThrow('only 2 pieces');
    expect(() => readPages({pieces: 'one', rare: 'two', pages: ['!!']})).toThrow('only 2 pieces');
  });
});
