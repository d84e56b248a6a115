import {Fragment, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {EndpointData} from '@site/src/facts/viewTypes';
import {samplesOf} from './samples';
import styles from './styles.module.css';

interface Props {
  readonly endpoint: EndpointData;
  readonly needsLogin: boolean;
}

/** The call in each language, with request and response. */
export default function Panel({endpoint, needsLogin}: Props): ReactNode {
  const {anchor, method = '', path, request, answers} = endpoint;
  const name = `${method} ${path}`.trim();
  const samples = samplesOf(endpoint, needsLogin);
  return (
    <>
      {samples.length > 0 && (
        // Radio buttons also work without JavaScript. Tabs of the theme would render their code again, with the highlighter.
        <div className={styles.samples} role="group" aria-label={`Call of ${name}`}>
          {samples.map(({label, language, file = name, code}, index) => (
            <Fragment key={label}>
              <label>
                <input type="radio" name={`${anchor}.language`} value={label} defaultChecked={index === 0} />
                {label}
              </label>
              <div className="flush">
                <CodeBlock language={language} title={file}>
                  {code}
                </CodeBlock>
              </div>
            </Fragment>
          ))}
        </div>
      )}
      {request?.bodies.map(
        ({mediaType, example}) =>
          example !== undefined && (
            <CodeBlock key={mediaType} language="json" title={`Body of ${name}`}>
              {example}
            </CodeBlock>
          ),
      )}
      {answers.map(
        ({status, example, isMock}) =>
          example !== undefined && (
            <CodeBlock
              key={status}
              language="json"
              title={`Response ${status} of ${isMock ? `the mock server to ${name}` : name}`}
            >
              {example}
            </CodeBlock>
          ),
      )}
    </>
  );
}
