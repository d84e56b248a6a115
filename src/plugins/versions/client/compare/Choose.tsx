import {type SyntheticEvent, type ReactNode, useState} from 'react';
import type {ComparedPage} from '../../pageTexts';
import type {Choice} from './choice';

interface Props {
  readonly pages: readonly ComparedPage[];
  /** Newest first. */
  readonly versions: readonly string[];
  /** Initial values of the fields. */
  readonly start: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Fields for a page and two versions; versions that lack the page cannot be chosen. */
export default function Choose({pages, versions, start, onChoose}: Props): ReactNode {
  const [choice, setChoice] = useState(start);
  const {paths = {}} = pages.find((page) => page.id === choice.page) ?? {};
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onChoose(choice);
  };
  const field = (name: keyof Choice, label: string, options: readonly ReactNode[]): ReactNode => (
    <label>
      <span>{label}</span>
      <select value={choice[name]} onChange={({target}) => setChoice({...choice, [name]: target.value})}>
        {options}
      </select>
    </label>
  );
  const ofPages = pages.map(({id, title}) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
  const ofVersions = versions.map((version) => (
    <option key={version} value={version} disabled={!(version in paths)}>
      {version in paths ? version : `${version} (no such page)`}
    </option>
  ));
  return (
    <form className="tool-form" onSubmit={submit}>
      {field('page', 'Page', ofPages)}
      {field('from', 'From version', ofVersions)}
      {field('to', 'To version', ofVersions)}
      <button type="submit" className="button button--primary">
        Compare
      </button>
    </form>
  );
}
