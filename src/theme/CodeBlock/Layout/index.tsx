/*
 * Why:   one bar above each block with title, language and buttons; shell input is labelled; a long file shows its beginning.
 * How:   eject (unsafe component), the stock layout with the language in the bar and the buttons in its corner, and an empty `details`
 *        whose state folds the code by CSS: on paper, and where scripts are off, all of it is shown.
 * Drop:  when the stock bar shows the language.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Layout';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
import styles from './styles.module.css';

/** Labels of languages whose name is not meaningful. */
const names: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  powershell: 'PowerShell',
  docker: 'Dockerfile',
  text: '',
  typescript: 'TypeScript',
  java: 'Java',
  python: 'Python',
  properties: 'Properties',
};

/** Files with more lines are folded. */
const longest = 40;

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {title, language, code, className: own} = useCodeBlockContext().metadata;
  const name = names[language] ?? language.toUpperCase();
  const lines = code.split('\n').length;
  return (
    <Container as="div" className={clsx(className, own, styles.block)}>
      <div className={styles.bar}>
        <span className={styles.codeBlockTitle}>{title && <Title>{title}</Title>}</span>
        {name && name !== title && <span className={styles.language}>{name}</span>}
        <Buttons />
      </div>
      {lines > longest && (
        <details className={styles.fold}>
          <summary>All {lines} lines</summary>
        </details>
      )}
      <Content />
    </Container>
  );
}
