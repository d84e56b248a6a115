import {type SyntheticEvent, type ReactNode, useState} from 'react';
import type {ComparedPage} from '../pages';
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
  const field = (
    name: keyof Choice,
    label: string,
    options: readonly (readonly [string, string, boolean])[],
  ): ReactNode => (
    <label>
      <span>{label}</span>
      <select value={choice[name]} onChange={({target}) => setChoice({...choice, [name]: target.value})}>
        {options.map(([value, text, isThere]) => (
          <option key={value} value={value} disabled={!isThere}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const ofVersions = versions.map((version) => {
    const isThere = version in paths;
    return [version, isThere ? version : `${version} (no such page)`, isThere] as const;
  });
  return (
    <form className="tool-form" onSubmit={submit}>
      {field(
        'page',
        'Page',
        pages.map((page) => [page.id, page.title, true]),
      )}
      {field('from', 'From version', ofVersions)}
      {field('to', 'To version', ofVersions)}
      <button type="submit" className="button button--primary">
        Compare
      </button>
    </form>
  );
}
