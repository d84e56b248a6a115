import {type CSSProperties, Fragment, type ReactNode, type RefObject, memo, useMemo} from 'react';
import {Highlight, Prism} from 'prism-react-renderer';
import {usePrismTheme} from '@docusaurus/theme-common';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {completeGrammars} from '../../lib/grammars';
import type {Finding, SourceFile} from '../check';
import {formatOf} from '../model/kind';
import type {OpenFile} from './useFiles';
import styles from './Paper.module.css';
import shared from './Mark.module.css';

// The highlighter is the same as that of code blocks, whichever of them the browser loads first.
prismIncludeLanguages(Prism);
completeGrammars(Prism);

interface Props {
  file: OpenFile;
  /** Findings of the file. */
  findings: readonly Finding[];
  /** The line of the cursor. */
  current: number;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Called with the position of the cursor, in characters. */
  onCursor: (offset: number) => void;
  onChange: (text: string) => void;
}

/** Maximum number of characters with colours, because each key stroke colours all of them again. */
const mostColoured = 12_000;

/** Maximum number of characters with line numbers and marks, because the layout of more takes seconds. */
const mostNumbered = 200_000;

/** The visible text behind the text field, which has the same text without colour. */
const Coloured = memo(function Coloured({name, text}: SourceFile): ReactNode {
  const theme = usePrismTheme();
  const format = formatOf(name, text);
  return text.length > mostColoured ? (
    text
  ) : (
    <Highlight theme={theme} code={text} language={format === 'env' ? 'properties' : format}>
      {({tokens, getTokenProps}) =>
        tokens.map((line, index) => (
          <Fragment key={index}>
            {line.map((token, place) => (
              <span key={place} {...getTokenProps({token})} />
            ))}
            {'\n'}
          </Fragment>
        ))
      }
    </Highlight>
  );
});

/** Vertical position of a line. Its height is also in the style sheet. */
const row = (line: number): CSSProperties => ({top: `${1.375 * (line - 1)}rem`});

/** The coloured line of a finding, with its position underlined. */
function Tint({text, finding: {start, end, line, certainty}}: {text: string; finding: Finding}): ReactNode {
  const begin = text.lastIndexOf('\n', start - 1) + 1;
  return (
    <div className={styles.tint} data-certainty={certainty} style={row(line)}>
      {text.slice(begin, start)}
      <u>{text.slice(start, end).split('\n', 1)}</u>
    </div>
  );
}

/** A text field that grows with its text, with line numbers and marks at lines with findings. */
export function Paper({file, findings, current, area, onCursor, onChange}: Props): ReactNode {
  const isLarge = file.text.length > mostNumbered;
  const count = isLarge ? 0 : file.text.split('\n').length;
  const numbers = useMemo(() => Array.from({length: count}, (_, index) => index + 1).join('\n'), [count]);
  return (
    <div className={styles.paper} data-large={isLarge || undefined} translate="no">
      {!isLarge && (
        <div className={styles.gutter} aria-hidden>
          {file.text !== '' && numbers}
          {findings.map(({certainty, line}, index) => (
            <span key={index} className={`${shared.mark} ${styles.at}`} data-certainty={certainty} style={row(line)} />
          ))}
        </div>
      )}
      <div className={styles.sheet}>
        {!isLarge && (
          <div className={styles.ink} aria-hidden>
            {findings.map((finding, index) => (
              <Tint key={index} text={file.text} finding={finding} />
            ))}
            {file.text !== '' && <div className={styles.tint} style={row(current)} />}
            <span className={styles.letters}>
              <Coloured name={file.name} text={file.text} />{' '}
            </span>
          </div>
        )}
        <textarea
          ref={area}
          aria-label={`Text of ${file.name}`}
          value={file.text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onSelect={(event) => onCursor(event.currentTarget.selectionStart)}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
