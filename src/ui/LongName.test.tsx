import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import LongName from './LongName';

it('a long name breaks after separators and before capitals, but not within the hyphens of an option', () => {
  const shown = (text: string): string => renderToStaticMarkup(<LongName text={text} />).replaceAll(/<wbr\/?>/g, '|');
  expect(shown('jadice-flow.workerURL')).toBe('<code>jadice-|flow.|worker|URL</code>');
  expect(shown('--user')).toBe('<code>--user</code>');
});
