import {describe, expect, it} from 'vitest';
import {classNameOf, nameClassesByFile} from './classNames';

const name = (file: string, ownName: string, root = '/site'): string =>
  classNameOf({rootContext: root, resourcePath: `${root}/${file}`}, '', ownName);

describe('names of classes', () => {
  it('have the same ending in the same file, another one in another file, and do not depend on the folder of the site', () => {
    const [first, second] = [name('src/a.module.css', 'title'), name('src/a.module.css', 'text')];
    expect(first).toMatch(/^title_[\w-]{3}$/);
    expect(second).toBe(first.replace('title', 'text'));
    expect(name('src/b.module.css', 'title')).not.toBe(first);
    expect(name('src/a.module.css', 'title', '/elsewhere')).toBe(first);
  });

  it('never stand for classes of two files', () => {
    const nameSameClassInManyFiles = (): void => {
      for (let file = 0; file < 64 ** 3 + 1; file += 1) {
        name(`src/${file}.module.css`, 'same');
      }
    };
    expect(nameSameClassInManyFiles).toThrow(
      /^src\/\d+\.module\.css: the class "same" would be named "same_[\w-]{3}", as is one of src\/\d+\.module\.css/,
    );
  });

  it('are given to css-loader where it makes modules, and nowhere else', () => {
    const modules = {};
    const plain = {esModule: false};
    nameClassesByFile([{use: [{options: plain}, {options: {modules}}]}, {use: 'loader'}, {}, null]);
    expect(modules).toEqual({getLocalIdent: classNameOf});
    expect(plain).toEqual({esModule: false});
  });
});
