import type {ReactNode} from 'react';
import {Prism} from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
import type {Props} from '@theme/CodeBlock';
import StockCodeBlock from '@theme-init/CodeBlock';
import StockContent from '@theme-init/CodeBlock/Content';
import {StockContentContext} from './highlighted';

prismIncludeLanguages(Prism);

/** The stock block, which highlights in the browser. A module of its own, so that it can be loaded lazily. */
export default function StockBlock(props: Props): ReactNode {
  return (
    <StockContentContext value={<StockContent />}>
      <StockCodeBlock {...props} />
    </StockContentContext>
  );
}
