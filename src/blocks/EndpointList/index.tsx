import {useEffect, useRef, type FormEvent, type PropsWithChildren, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Copy from '@site/src/ui/Copy';
import Download from '@site/src/blocks/Download';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {EndpointData, EndpointListData, Supplied} from '@site/src/facts/viewTypes';
import Fields from './Fields';
import Panel from './Panel';
import styles from './styles.module.css';

interface EndpointProps {
  readonly endpoint: EndpointData;
  readonly needsLogin: boolean;
}

const isError = ({status}: EndpointData['answers'][number]): boolean => /^[45]/.test(status);

function Method({name}: {readonly name: string}): ReactNode {
  return (
    <span className={styles.method} data-method={name}>
      {name}
    </span>
  );
}

/** A part of an endpoint below its name, with a note next to it. */
function Part({name, remark, children}: PropsWithChildren<{name: string; remark?: string}>): ReactNode {
  return (
    <>
      <p className={styles.part}>
        {name} {remark !== undefined && <small>{remark}</small>}
      </p>
      {children}
    </>
  );
}

/** The security schemes of the API. The data store has one. The controller has three, and its configuration selects one. */
function Credentials({needsLogin}: {readonly needsLogin: boolean}): ReactNode {
  return needsLogin ? (
    <p>HTTP Basic, with the user and password of the data store.</p>
  ) : (
    <p>
      None, HTTP Basic (<code>--user</code>) or a Keycloak access token (<code>FLOW_TOKEN</code>), depending on the
      configuration of your controller. See <a href="#authentication">Authentication</a>.
    </p>
  );
}

function Errors({name, errors}: {readonly name: string; readonly errors: EndpointData['answers']}): ReactNode {
  return (
    errors.length > 0 && (
      <Part name={name}>
        <ul className={`plain-list ${styles.errors}`}>
          {errors.map(({status, description}) => (
            <li key={status}>
              <code>{status}</code> <Prose text={description} />
            </li>
          ))}
        </ul>
      </Part>
    )
  );
}

function Endpoint({endpoint, needsLogin}: EndpointProps): ReactNode {
  const {anchor, method, path, request, parameters, answers} = endpoint;
  return (
    <section className={styles.endpoint} aria-labelledby={anchor}>
      <Heading as="h3" id={anchor} className={styles.name}>
        {method !== undefined && <Method name={method} />} <LongName text={path} />
        <Copy text={path} />
      </Heading>
      <p>
        <strong>{endpoint.summary}.</strong>{' '}
        {endpoint.description !== undefined && <Prose text={endpoint.description} />}
      </p>
      {method !== undefined && (
        <Part name="Credentials">
          <Credentials needsLogin={needsLogin} />
        </Part>
      )}
      {parameters.length > 0 && (
        <Part name="Parameters">
          <Fields fields={parameters} prefix={`${anchor}.parameter`} />
        </Part>
      )}
      {request?.bodies.map(({mediaType, fields}, index) => (
        <Part
          key={mediaType}
          name="Request body"
          remark={index === 0 ? mediaType : `${mediaType}, refused by the mock server`}
        >
          {request.description !== undefined && (
            <p>
              <Prose text={request.description} />
            </p>
          )}
          <Fields fields={fields} prefix={`${anchor}.request`} />
        </Part>
      ))}
      {answers
        .filter((answer) => !isError(answer))
        .map(({status, description, fields = [], notPublic}, index) => (
          <Part key={status} name="Response" remark={status}>
            <p>
              <Prose text={notPublic === undefined ? description : `${description} ${notPublic}`} />
            </p>
            <Fields fields={fields} prefix={index === 0 ? `${anchor}.answer` : `${anchor}.answer.${status}`} />
          </Part>
        ))}
      <Errors name="Errors" errors={answers.filter(isError)} />
      <Panel endpoint={endpoint} needsLogin={needsLogin} />
    </section>
  );
}

/** The language of the samples that a reader has chosen, also for the next page. */
const slot = createStorageSlot('endpoints.language');

/** REST endpoints with request and response, all or one group: `<EndpointList group="job" />`. */
export default function EndpointList({data}: Supplied<EndpointListData>): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const show = (language: string | null): void =>
    list.current!.querySelectorAll<HTMLInputElement>('input[type=radio]').forEach((input) => {
      input.checked ||= input.value === language;
    });
  useEffect(() => show(slot.get()), []);
  const choose = ({target}: FormEvent): void => {
    const {value} = target as HTMLInputElement;
    show(value);
    slot.set(value);
  };
  return (
    // Not `onChange`: React does not notice that the browser has unchecked a button, and so misses when it is chosen again.
    <div ref={list} onInput={choose}>
      <ul className={`plain-list ${styles.index}`}>
        {data.endpoints.map(({anchor, method, path, summary}) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              {method !== undefined && <Method name={method} />} <LongName text={path} />
            </a>{' '}
            {summary}
          </li>
        ))}
      </ul>
      <div className={styles.endpoint}>
        <Errors name="Errors of every call" errors={data.errors} />
        {data.errorBody && (
          <Part name="Error body" remark="application/json">
            <p>
              <Prose text={data.errorBody.description ?? ''} />
            </p>
            <Fields fields={data.errorBody.fields} prefix="error" />
          </Part>
        )}
      </div>
      {data.endpoints.map((endpoint) => (
        <Endpoint key={endpoint.anchor} endpoint={endpoint} needsLogin={data.needsLogin} />
      ))}
      <Download path={data.file}>these calls as an OpenAPI file</Download>
    </div>
  );
}
