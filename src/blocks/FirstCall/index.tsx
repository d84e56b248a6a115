import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import calls from '@generated/product/default/endpoints/last.json';
import styles from './styles.module.css';

/** The call that starts a job, and its answer, as the product data of the current release has them. */
export default function FirstCall(): ReactNode {
  const call = calls.endpoints.find(({anchor}) => anchor === 'post-job-create');
  const answer = call?.answers.find(({example}) => example !== undefined);
  if (call?.request?.example === undefined) {
    throw new Error('product/openapi.yaml: POST /job/create has no example of its request; the home page shows one');
  }
  return (
    <div className={styles.call}>
      <CodeBlock language="json" title={`${call.method} ${call.path}`}>
        {call.request.example}
      </CodeBlock>
      {answer?.example !== undefined && (
        <CodeBlock language="json" title={`Response ${answer.status}`}>
          {answer.example}
        </CodeBlock>
      )}
    </div>
  );
}
