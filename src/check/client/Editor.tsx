// cspell:ignore usrname
import {type ReactNode, type RefObject, useRef} from 'react';
import {certainties, type Finding, type SourceFile} from '../check';
import {Paper} from './Paper';
import {save} from './save';
import type {CheckedFile} from './useCheck';
import type {OpenFiles} from './useFiles';
import styles from './styles.module.css';

interface Props {
  files: OpenFiles;
  findings: readonly Finding[];
  /** The active file, if it has been checked. */
  checked: CheckedFile | undefined;
  line: number;
  area: RefObject<HTMLTextAreaElement | null>;
  onCursor: (offset: number) => void;
  /** Links from the line of the cursor to its findings. */
  children: ReactNode;
}

/** Example files with errors, to try the check without own files. */
const example: readonly SourceFile[] = [
  {
    name: 'application.yaml',
    text: `# An example with mistakes: correct them, and the findings go away.
server:
  port: http
spring.datasource:
  url: "jdbc:mariadb://database:3306/jadice_flow"
  password: change-me
publisher.eureka:
  endpoint: "\${EUREKA_ENDPOINT}"
  usrname: "\${EUREKA_USERNAME}"
keycloak:
  enabled: true
`,
  },
];

/** Name of a file without its folder. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1) || 'file.yaml';

/** The open files, each with its number of findings in the colour of the worst one. */
function Tabs({files, findings, onOpen}: Pick<Props, 'files' | 'findings'> & {onOpen: () => void}): ReactNode {
  return (
    <div className={styles.bar} hidden={files.files.length === 1 && files.active.text === ''}>
      <ul aria-label="Open files">
        {files.files.map(({id, name}) => {
          const own = findings.filter(({file}) => file === name);
          const worst = certainties.find((one) => own.some(({certainty}) => certainty === one));
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === files.active.id} onClick={() => files.select(id)}>
                {name}
                {worst && (
                  <span className={styles.count} data-certainty={worst}>
                    {own.length}
                    <span className="only-heard">{own.length === 1 ? ' finding' : ' findings'}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="button button--secondary button--sm" onClick={onOpen}>
        Open files
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        disabled={files.files.some(({text}) => text === '')}
        onClick={() => files.add()}
      >
        Add file
      </button>
    </div>
  );
}

/** The open files: one of them in a text field. */
export function Editor({files, findings, checked, line, area, onCursor, children}: Props): ReactNode {
  const {active} = files;
  const picker = useRef<HTMLInputElement>(null);
  const openPicker = (): void => picker.current?.click();
  const isEmpty = active.text === '';
  return (
    <section
      aria-label="Files"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) {
          event.preventDefault();
          void files.open(Array.from(event.dataTransfer.files));
        }
      }}
    >
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Open files"
        onChange={(event) => {
          void files.open(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      <Tabs files={files} findings={findings} onOpen={openPicker} />
      <div className={styles.desk}>
        <Paper
          file={active}
          findings={findings.filter(({file}) => file === active.name)}
          checked={checked?.text ?? ''}
          current={line}
          area={area}
          onCursor={onCursor}
          onChange={(text) => files.write(active.id, text)}
        />
        {isEmpty && (
          <div className={styles.empty}>
            <p>
              <strong>Open, drop or paste the files of your stack</strong>
            </p>
            <p>application.yaml, workers.yaml, jobtemplates.yaml, a job request, the Compose file or .env</p>
            <p>Add all files of the stack, so that their names, ports and variables are compared.</p>
            <p>
              <button type="button" className="button button--primary" onClick={openPicker}>
                Open files
              </button>
              <button type="button" className="button button--secondary" onClick={() => files.add(example)}>
                Try an example
              </button>
            </p>
          </div>
        )}
      </div>
      <div role="alert" className={styles.refused}>
        {files.refused.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <div className={styles.bar} hidden={isEmpty && files.files.length === 1}>
        <label>
          Name{' '}
          <input
            type="text"
            value={active.name}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => files.rename(active.id, event.target.value)}
          />
        </label>
        {checked && <span>{checked.type}</span>}
        {children}
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={isEmpty}
          onClick={() => save(baseName(active.name), active.text, 'text/plain;charset=utf-8')}
        >
          Save file
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={() => files.close(active.id)}>
          Close file
        </button>
      </div>
    </section>
  );
}
