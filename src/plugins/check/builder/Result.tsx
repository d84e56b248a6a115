import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Prose from '../../product/client/Prose';
import {certaintyWords} from '../client/words';
import type {CheckState} from '../client/useCheck';
import {summary} from '../report/text';
import {programs, signIns} from './programs';

/** What the rules say of the request. */
export function RequestFindings({state}: {state: CheckState}): ReactNode {
  const findings = state.status === 'done' ? state.outcome.findings : [];
  return (
    <>
      <p role="status">
        {state.status === 'done'
          ? `Checked by the rules of Check your files: ${summary(findings)}.`
          : state.status === 'failed'
            ? `The check did not run: ${state.reason}. Load the page again.`
            : 'Checking...'}
      </p>
      <ul>
        {findings.map(({file, start, code, certainty, message, help}) => (
          <li key={`${file} ${start} ${code}`}>
            <strong>{certaintyWords[certainty].name}</strong> <Prose text={message} />{' '}
            <Link to={`/check#${code}`}>{code}</Link>, <Link to={help}>documentation</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The request as a body and as programs, for each way to sign in. The tabs are those of the page on the REST API. */
export function RequestPrograms({request}: {request: string}): ReactNode {
  return (
    <Tabs groupId="auth" lazy>
      {signIns.map((signIn) => (
        <TabItem key={signIn.id} value={signIn.id} label={signIn.label}>
          <p>Set {signIn.needs} of your environment first. Nothing secret stands in the programs.</p>
          <Tabs groupId="client" lazy>
            {programs.map(({id, label, language, file, run, write}) => (
              <TabItem key={id} value={id} label={label}>
                <p>
                  <Prose text={run} />
                </p>
                <CodeBlock language={language} title={file}>
                  {write(request, signIn.id)}
                </CodeBlock>
              </TabItem>
            ))}
          </Tabs>
        </TabItem>
      ))}
    </Tabs>
  );
}
