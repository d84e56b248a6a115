import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import calls from '@generated/product/default/endpoints/last.json';
import styles from './styles.module.css';

/** JSON whose lists of one object open and close on one line each, and an object with only such a list too. */
const folded = (json: string): string =>
  json
    .replace(/\[\n\s*\{([^]*)\}\n\s*\]/, (_, inner: string) => `[{${folded(inner.replaceAll('\n  ', '\n'))}}]`)
    .replace(/\{\n\s*("[^"]+": \[\{[^]*?\}\])\n\s*\}(?=\])/, (_, list: string) => `{${list.replaceAll('\n  ', '\n')}}`);

/** The call that starts a job and its response, from the product data of the current release. */
export default function FirstCall(): ReactNode {
  const call = calls.endpoints.find(({anchor}) => anchor === 'post-job-create');
  const answer = call?.answers.find(({example}) => example !== undefined);
  if (call?.request?.example === undefined) {
    throw new Error('product/openapi.yaml: POST /job/create has no example of its request; the home page shows one');
  }
  return (
    <div className={styles.call}>
      <CodeBlock language="json" title={`${call.method} ${call.path}`}>
        {folded(call.request.example)}
      </CodeBlock>
      {answer?.example !== undefined && (
        <CodeBlock language="json" title={`Response ${answer.status}`}>
          {answer.example}
        </CodeBlock>
      )}
    </div>
  );
}
