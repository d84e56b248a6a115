import type {FocusEvent, KeyboardEvent, ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {markdownAddress} from '@site/src/lib/markdownAddress';
import {useCopy} from '@site/src/ui/Copy/useCopy';
import styles from './styles.module.css';

/** Loaded on use. */
export const actions = () => import('./pageActions');

interface Props {
  readonly className?: string;
}

/** A split button: copies the text of the page as Markdown; its menu shows the text, copies the address, or prints. */
export default function CopyPage({className}: Props): ReactNode {
  const {permalink} = useDoc().metadata;
  const version = useDocsVersion();
  const [text, link] = [useCopy(), useCopy()];
  const nameOf = ({outcome}: typeof text, name: string): string =>
    outcome === undefined ? name : outcome.copied ? 'Copied' : 'Copying failed';
  const onBlur = ({currentTarget: menu, relatedTarget}: FocusEvent<HTMLDetailsElement>): void => {
    menu.open &&= menu.contains(relatedTarget);
  };
  const onKeyDown = ({currentTarget: menu, key}: KeyboardEvent<HTMLDetailsElement>): void => {
    if (key === 'Escape' && menu.open) {
      menu.open = false;
      menu.querySelector('summary')!.focus();
    }
  };
  return (
    <div className={clsx(styles.text, className)} data-nosnippet="">
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => text.copy(actions().then(({markdownOf}) => markdownOf(permalink)))}
      >
        {nameOf(text, 'Copy page')}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it */}
      <details className="dropdown dropdown--show" onBlur={onBlur} onKeyDown={onKeyDown}>
        <summary className="button button--secondary button--sm" aria-label="More page actions" />
        {/* It takes the focus, as some browsers give none to a button that is clicked. */}
        <div className={clsx('dropdown__menu', styles.menu)} tabIndex={-1}>
          <a className="dropdown__link" href={markdownAddress(permalink)} type="text/markdown">
            View as Markdown
          </a>
          <button
            type="button"
            className="clean-btn dropdown__link"
            onClick={() => link.copy(actions().then(({linkTo}) => linkTo(permalink, version, location.hash)))}
          >
            {nameOf(link, 'Copy link to this version')}
          </button>
          <button type="button" className="clean-btn dropdown__link" onClick={() => window.print()}>
            Print this page
          </button>
        </div>
      </details>
    </div>
  );
}
