import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import CopyKey from '@site/src/ui/CopyKey';
import Download from '@site/src/blocks/Download';
import FactTable from '@site/src/ui/FactTable/index';
import LongName from '@site/src/ui/LongName';
import Prose from '@site/src/ui/Prose';
import type {EndpointData, EndpointListData, FieldRow} from '@site/src/facts/views';
import {samplesOf} from './samples';
import styles from './styles.module.css';

interface Props {
  readonly group?: string;
  /** Supplied by the product plugin. */
  readonly data: EndpointListData;
}

const nameOf = ({method, path}: EndpointData): string => (method === undefined ? path : `${method} ${path}`);

/** A chip in the colour of the method. */
function Method({name}: {readonly name: string}): ReactNode {
  return (
    <span className={styles.method} data-method={name}>
      {name}
    </span>
  );
}

interface FieldsProps {
  readonly caption: string;
  /** Keeps the anchors of the rows apart. */
  readonly prefix: string;
  readonly fields: readonly FieldRow[];
}

/** The last part of the path stands out, and is set in as deep as it lies; the type is beside it. */
function Field({path, type, required}: FieldRow): ReactNode {
  const start = path.lastIndexOf('.') + 1;
  return (
    <div className={styles.field} data-depth={path.split('.').length - 1}>
      {start > 0 && (
        <span className={styles.parents}>
          <LongName text={path.slice(0, start)} />
        </span>
      )}
      <LongName text={path.slice(start)} />
      <div className={styles.type}>
        {type}
        {required !== undefined && (required ? ', required' : ', optional')}
      </div>
    </div>
  );
}

function Fields({caption, prefix, fields}: FieldsProps): ReactNode {
  if (fields.length === 0) {
    return null;
  }
  const hasExamples = fields.some(({example}) => example !== undefined);
  const rows = fields.map((field) => ({
    key: field.path,
    id: `${prefix}.${field.path}`,
    label: field.path,
    cells: [
      <Field key="path" {...field} />,
      ...(hasExamples ? [field.example !== undefined && <LongName text={field.example} />] : []),
      <Prose key="description" text={field.description} />,
    ],
  }));
  return (
    <FactTable
      caption={caption}
      columns={[['Field', 42], ...(hasExamples ? [['Example', 22] as const] : []), ['Description', 36]]}
      rows={rows}
    />
  );
}

function Answer({endpoint, index}: {readonly endpoint: EndpointData; readonly index: number}): ReactNode {
  const {status, description, fields} = endpoint.answers[index]!;
  return (
    <>
      <p className={styles.part}>Response{status === 'default' ? '' : ` ${status}`}</p>
      <p>
        <Prose text={description} />
      </p>
      <Fields
        caption={`Response fields of ${nameOf(endpoint)}`}
        prefix={index === 0 ? `${endpoint.anchor}.answer` : `${endpoint.anchor}.answer.${status}`}
        fields={fields}
      />
    </>
  );
}

interface EndpointProps {
  readonly endpoint: EndpointData;
  readonly needsLogin: boolean;
}

/** Request and response, next to the text if there is enough space. */
function Panel({endpoint, needsLogin}: EndpointProps): ReactNode {
  const name = nameOf(endpoint);
  const samples = samplesOf(endpoint, needsLogin);
  return (
    <div className={styles.panel}>
      {/* One of them is open at a time, without a script: tabs would render their code anew in the browser, with the highlighter. */}
      {samples.map(({label, language, file = name, code}, index) => (
        <details key={label} name={`${endpoint.anchor}.sample`} open={index === 0} className={styles.sample}>
          <summary>{label}</summary>
          <CodeBlock language={language} title={file}>
            {code}
          </CodeBlock>
        </details>
      ))}
      {endpoint.request?.example !== undefined && (
        <CodeBlock language="json" title={`Body of ${name}`}>
          {endpoint.request.example}
        </CodeBlock>
      )}
      {endpoint.answers.map(
        ({status, example}) =>
          example !== undefined && (
            <CodeBlock key={status} language="json" title={`Response ${status} of ${name}`}>
              {example}
            </CodeBlock>
          ),
      )}
    </div>
  );
}

function Endpoint({endpoint, needsLogin}: EndpointProps): ReactNode {
  const {anchor, method, path, request} = endpoint;
  const name = nameOf(endpoint);
  return (
    <section className={styles.endpoint} aria-labelledby={anchor}>
      <Heading as="h3" id={anchor} className={styles.name}>
        {method !== undefined && <Method name={method} />} <LongName text={path} />
        <CopyKey text={path} />
      </Heading>
      <div className={styles.columns}>
        <div>
          <p>
            <strong>{endpoint.summary}.</strong>{' '}
            {endpoint.description !== undefined && <Prose text={endpoint.description} />}
          </p>
          <Fields caption={`Parameters of ${name}`} prefix={`${anchor}.parameter`} fields={endpoint.parameters} />
          {request && (
            <>
              <p className={styles.part}>Request</p>
              {request.description !== undefined && (
                <p>
                  <Prose text={request.description} />
                </p>
              )}
              <Fields caption={`Request fields of ${name}`} prefix={`${anchor}.request`} fields={request.fields} />
            </>
          )}
          {endpoint.answers.map(({status}, index) => (
            <Answer key={status} endpoint={endpoint} index={index} />
          ))}
        </div>
        <Panel endpoint={endpoint} needsLogin={needsLogin} />
      </div>
    </section>
  );
}

/** REST endpoints with request and response, all or one group: `<EndpointList group="job" />`. */
export default function EndpointList({data}: Props): ReactNode {
  return (
    <div className={styles.endpoints}>
      <ul className={styles.index}>
        {data.endpoints.map(({anchor, method, path, summary}) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              {method !== undefined && <Method name={method} />} <LongName text={path} />
            </a>{' '}
            {summary}
          </li>
        ))}
      </ul>
      {data.endpoints.map((endpoint) => (
        <Endpoint key={endpoint.anchor} endpoint={endpoint} needsLogin={data.needsLogin} />
      ))}
      <Download path={data.file}>these calls as an OpenAPI file</Download>
    </div>
  );
}
