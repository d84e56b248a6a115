// cspell:ignore usrname
import {type ReactNode, type RefObject, useRef} from 'react';
import {certainties, type Finding, type SourceFile} from '../check';
import {counted} from '../report';
import {Paper} from './Paper';
import {Action, mostListed} from './Findings';
import type {CheckedFile} from './useCheck';
import {isEdited, type OpenFile, type OpenFiles, type Question} from './useFiles';
import marks from './Mark.module.css';
import styles from './styles.module.css';

interface Props {
  files: OpenFiles;
  findings: readonly Finding[];
  checked: readonly CheckedFile[];
  line: number;
  area: RefObject<HTMLTextAreaElement | null>;
  onCursor: (offset: number) => void;
  /** Links from the line of the cursor to its findings. */
  children: ReactNode;
}

/** A file with errors, to try the check without own files. */
const example: SourceFile = {
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
};

/** The open files, each with its component, and its numbers of findings in their colours. */
function Tabs({files, findings, checked}: Pick<Props, 'files' | 'findings' | 'checked'>): ReactNode {
  return (
    <ul aria-label="Open files">
      {files.files.map(({id, name}) => {
        const own = findings.filter(({file}) => file === name);
        return (
          <li key={id}>
            <button type="button" aria-pressed={id === files.active.id} onClick={() => files.select(id)}>
              <span translate="no">{name}</span> <small>{checked.find((file) => file.id === id)?.component}</small>
              {certainties.map((one) => {
                const {length} = own.filter(({certainty}) => certainty === one);
                return (
                  length > 0 && (
                    <span key={one} className={marks.count} data-certainty={one}>
                      <span aria-hidden>{length}</span>
                      <span className="only-heard">{counted(length, one)}</span>
                    </span>
                  )
                );
              })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a newly read file replaces another one. `onAnswer` has none if all are kept. */
function Reopened({question, onAnswer}: {question: Question; onAnswer: (replaced?: OpenFile) => void}): ReactNode {
  const {others, component, isReplaced} = question;
  const isOne = others.length === 1;
  const names = others.map(({name}) => (component ? `${name} (${component})` : name)).join(' or ');
  return (
    <div className={styles.bar}>
      <p>{isReplaced ? `${names} was replaced.` : `Replace ${names}${isOne ? ' or keep both?' : ', or keep all?'}`}</p>
      {!isReplaced &&
        others.map((other) => (
          <Action key={other.id} onClick={() => onAnswer(other)}>
            {isOne ? 'Replace' : `Replace ${other.name}`}
          </Action>
        ))}
      <Action onClick={() => onAnswer()}>{isOne ? 'Keep both' : 'Keep all'}</Action>
    </div>
  );
}

/** The open files: one of them in a text field. */
export function Editor({files, findings, checked, line, area, onCursor, children}: Props): ReactNode {
  const {active} = files;
  const picker = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLElement>(null);
  const openPicker = (): void => picker.current?.click();
  const isEmpty = active.text === '';
  const isAlone = isEmpty && files.files.length === 1;
  const close = (): void => {
    if (!isEdited(active) || confirm(`Your changes in ${active.name} are not saved. Close it and discard them?`)) {
      files.close(active.id);
      // The bar with the button goes with the last file.
      if (files.files.length === 1) {
        area.current?.focus();
      }
    }
  };
  return (
    <section ref={section} aria-label="Files">
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Open files"
        onChange={(event) => {
          const found = Array.from(event.target.files ?? [], (file) => ({name: file.name, file}));
          void files.open(found);
          event.target.value = '';
        }}
      />
      <div className={styles.bar} hidden={isAlone}>
        <Tabs files={files} findings={findings} checked={checked} />
        <Action onClick={openPicker}>Open files</Action>
        <Action disabled={files.files.some(({text}) => text === '')} onClick={() => files.add()}>
          Add file
        </Action>
      </div>
      <div className={styles.desk}>
        <Paper
          file={active}
          findings={findings.filter(({file}) => file === active.name).slice(0, mostListed)}
          current={line}
          area={area}
          onCursor={onCursor}
          onChange={(text) => files.type(active.id, text)}
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
        {files.questions.map((question) => (
          <Reopened
            key={question.file.id}
            question={question}
            onAnswer={(replaced) => {
              files.answer(question, replaced);
              // The tab is the active one only after this event.
              requestAnimationFrame(() =>
                section.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus(),
              );
            }}
          />
        ))}
      </div>
      <div className={styles.bar} hidden={isAlone}>
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
        <span>{checked.find(({id}) => id === active.id)?.kind}</span>
        {children}
        <Action disabled={isEmpty} onClick={() => files.save(active)}>
          Save file
        </Action>
        <Action onClick={close}>Close file</Action>
      </div>
    </section>
  );
}
