import {type ReactNode, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import pages from '@generated/compare/default/pages.json';
import {factVersions, lastFactVersion} from '../../../facts/versions';
import {type Choice, readChoice} from './choice';
import Choose from './Choose';
import {useLoaded} from './useLoaded';

const versions = [...factVersions].reverse();

/** Default choice: the latest release before the current one that has the page, and the current one. */
function firstChoice(): Choice {
  const page = pages[0]!;
  const having = versions.filter((version) => version in page.paths);
  const to = having.includes(lastFactVersion) ? lastFactVersion : having[0]!;
  return {page: page.id, from: having[having.indexOf(to) + 1] ?? to, to};
}

interface Props {
  /** Shown before a choice, with the versions of the form. */
  readonly children: (from: string, to: string) => ReactNode;
}

/** Form for a page and two versions, and the changes between them. The URL contains the choice. */
export default function Compare({children}: Props): ReactNode {
  const {search: written, pathname} = useLocation();
  const history = useHistory();
  // The server render does not know the URL parameters.
  const search = useIsBrowser() ? written : '';
  const {choice, problems} = useMemo(() => readChoice(search, pages, versions), [search]);
  const choose = (wanted: Choice): void =>
    history.push({pathname, search: new URLSearchParams({...wanted}).toString()});
  const start = choice ?? firstChoice();
  const page = pages.find(({id}) => id === choice?.page);
  const [loaded, retry] = useLoaded(page, choice);
  return (
    <>
      {problems.length > 0 && (
        <div role="alert" className="alert alert--danger">
          <p>The address does not say what to compare:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          Choose a page and two versions below.
        </div>
      )}
      <Choose key={`fields ${search}`} pages={pages} versions={versions} start={start} onChoose={choose} />
      {loaded && 'error' in loaded && (
        <div role="alert" className="alert alert--danger">
          <p>{loaded.error} Try again, or read the page itself in both versions.</p>
          <button type="button" className="button button--secondary" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {!choice && children(start.from, start.to)}
      {choice && !loaded && <p>Comparing …</p>}
      {choice && page && loaded && 'texts' in loaded && (
        <loaded.Result
          key={`result ${search}`}
          page={page}
          choice={choice}
          texts={loaded.texts}
          onSwap={() => choose({...choice, from: choice.to, to: choice.from})}
        />
      )}
    </>
  );
}
