import {createRef} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import {additionalLanguages, codeTheme} from '../../config/prism';
import {loadLanguages} from '../../speed/highlight/rehype';

vi.mock('@docusaurus/theme-common', () => ({usePrismTheme: () => codeTheme}));
vi.mock('@theme/prism-include-languages', () => ({default: () => loadLanguages(additionalLanguages)}));
const {Paper} = await import('./Paper');

it.each([
  ['application.yaml', 'a: plain value', 'plain value'],
  ['application.properties', 'a=plain value', 'plain value'],
  ['.env', 'A=1.9', '1.9'],
])('colours the values of %s before any code block is highlighted', (name, text, value) => {
  const html = renderToStaticMarkup(
    <Paper
      file={{id: 0, name, text}}
      findings={[]}
      checked={text}
      current={1}
      area={createRef()}
      onCursor={() => undefined}
      onChange={() => undefined}
    />,
  );
  expect(html).toContain(`style="color:var(--code-value)">${value}</span>`);
});
