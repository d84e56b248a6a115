import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props as StockProps} from '@theme/CodeBlock';

const StockBlock = lazy(() => import('./StockBlock'));

interface Props extends StockProps {
  /** What stands there until the highlighter has come, and stays where it cannot be had. */
  plain: ReactNode;
}

/** The stock block with the highlighter, which is loaded when a page needs it. */
export default function LazyBlock({plain, ...props}: Props): ReactNode {
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <StockBlock {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
