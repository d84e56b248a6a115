import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import CopyKey from '@site/src/components/CopyKey';
import Download from '@site/src/components/Download';
import FactTable from '@site/src/plugins/product/client/FactTable';
import LongName from '@site/src/plugins/product/client/LongName';
import Prose from '@site/src/plugins/product/client/Prose';
import type {EndpointData, EndpointListData, FieldRow} from '@site/src/plugins/product/views';
import styles from './styles.rare.module.css';

interface Props {
  readonly group?: string;
  /** Supplied by the product plugin. */
  readonly data: EndpointListData;
}

interface FieldsProps {
  readonly caption: string;
  /** Keeps the anchors of the rows apart. */
  readonly prefix: string;
  readonly fields: readonly FieldRow[];
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
      <LongName key="path" text={field.path} />,
      field.type,
      ...(hasExamples ? [field.example !== undefined && <LongName text={field.example} />] : []),
      <Prose key="description" text={field.description} />,
    ],
  }));
  return (
    <FactTable
      caption={caption}
      columns={[['Field', 32], ['Type', 16], ...(hasExamples ? [['Example', 20] as const] : []), ['Description', 32]]}
      rows={rows}
    />
  );
}

function Endpoint({endpoint}: {readonly endpoint: EndpointData}): ReactNode {
  const {anchor, method, path, request} = endpoint;
  const name = method === undefined ? path : `${method} ${path}`;
  return (
    <section className={styles.endpoint} aria-labelledby={anchor}>
      <Heading as="h3" id={anchor} className={styles.name}>
        {method !== undefined && <span className={styles.method}>{method}</span>} <LongName text={path} />
        <CopyKey text={path} />
      </Heading>
      <p>
        <strong>{endpoint.summary}.</strong>{' '}
        {endpoint.description !== undefined && <Prose text={endpoint.description} />}
      </p>
      <Fields caption={`Parameters of ${name}`} prefix={`${anchor}.parameter`} fields={endpoint.parameters} />
      {request && (
        <>
          <p className={styles.part}>Request</p>
          <Fields caption={`Request fields of ${name}`} prefix={`${anchor}.request`} fields={request.fields} />
          {request.example !== undefined && (
            <CodeBlock language="json" title={`Body of ${name}`}>
              {request.example}
            </CodeBlock>
          )}
        </>
      )}
      {endpoint.answers.map((answer, index) => (
        <div key={answer.status}>
          <p className={styles.part}>Answer{answer.status === 'default' ? '' : ` ${answer.status}`}</p>
          <p>
            <Prose text={answer.description} />
          </p>
          <Fields
            caption={`Answer fields of ${name}`}
            prefix={index === 0 ? `${anchor}.answer` : `${anchor}.answer.${answer.status}`}
            fields={answer.fields}
          />
          {answer.example !== undefined && (
            <CodeBlock language="json" title={`Answer of ${name}`}>
              {answer.example}
            </CodeBlock>
          )}
        </div>
      ))}
    </section>
  );
}

/** REST endpoints with request and answer, all or one group: `<EndpointList group="job" />`. */
export default function EndpointList({data}: Props): ReactNode {
  return (
    <>
      {data.endpoints.map((endpoint) => (
        <Endpoint key={endpoint.anchor} endpoint={endpoint} />
      ))}
      <Download path={data.file}>these calls as an OpenAPI file</Download>
      <Download path={data.collection}>all calls as a collection for Bruno, an API client for the desktop</Download>
    </>
  );
}
