import {type ReactNode, type Ref, useCallback, useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useDocsVersionCandidates, useVersions} from '@docusaurus/plugin-content-docs/client';
import {publicName} from '@site/src/config/versionNames';
import {keepLine, keptLine} from './line';

/**
 * Answers lines in the version with a name, or else in that of the page or the last visited one: `ask` fails if its files do not load.
 */
export function useAnswer(name?: string) {
  const versions = useVersions(undefined);
  const usual = useDocsVersionCandidates(undefined)[0];
  const {docs, name: version} = versions.find((version) => version.name === name) ?? usual;
  const page = docs.find(({id}) => id === 'operations/troubleshooting')!.path;
  const status = useRef<HTMLParagraphElement>(null);
  const latest = useRef('');
  const [answer, setAnswer] = useState<ReactNode>();
  const ask = useCallback(
    async (line: string) => {
      latest.current = line;
      const answered =
        line.trim() === ''
          ? undefined
          : await (await import('./Answer')).answerTo(line, page, publicName(version), status.current);
      if (latest.current === line) {
        setAnswer(answered);
      }
    },
    [page, version],
  );
  return {page, ask, status, answer};
}

interface Props {
  readonly page: string;
  readonly ask: (line: string) => Promise<void>;
  readonly status: Ref<HTMLParagraphElement>;
  /** Class of the form. */
  readonly className: string | undefined;
  /** Whether a heading says already what the field is for. */
  readonly isNamed?: boolean;
  readonly isAnswered: boolean;
}

/**
 * A field that asks about its line when it is pasted or sent. If the answer does not load, it opens the finder with the line. The input has
 * no name, so that a form without script sends nothing.
 */
export default function LineField({page, ask, status, className, isNamed, isAnswered}: Props): ReactNode {
  const history = useHistory();
  const input = useRef<HTMLInputElement>(null);
  const finder = `${page}#find-your-symptom`;
  const send = (): void => {
    const line = input.current!.value;
    keepLine(line);
    ask(line).catch(() => {
      history.push(finder);
      keepLine(line);
    });
  };
  useEffect(() => {
    input.current!.value ||= keptLine();
    if (input.current!.value !== '') {
      send();
    }
    // Only on the way back from a link, and for what is pasted before scripts have started.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <form
        action={finder}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label>
          <span className={isNamed ? 'only-heard' : undefined}>Log line or symptom</span>
          <input
            ref={input}
            type="text"
            placeholder="Paste a log line or an error"
            autoComplete="off"
            spellCheck={false}
            onInput={({currentTarget, nativeEvent}) => {
              if (currentTarget.value === '' || (nativeEvent as InputEvent).inputType === 'insertFromPaste') {
                send();
              } else {
                // The answer is not to this text.
                void ask('');
              }
            }}
          />
        </label>
        <button type="submit" className="button button--secondary button--sm">
          Find cause
        </button>
      </form>
      <p role="status" ref={status} />
      {isAnswered && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            input.current!.value = '';
            input.current!.focus();
            send();
          }}
        >
          Clear
        </button>
      )}
    </>
  );
}
