import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import pages from '@generated/versions/default/pages.json';
import {factVersions, lastFactVersion} from '../../../../facts/versions';
import {type Choice, readChoice} from './choice';
import Choose from './Choose';
import Comparison from './Comparison';

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
  const choice = readChoice(search, pages);
  const choose = (wanted: Choice): void =>
    history.push({pathname, search: new URLSearchParams({...wanted}).toString()});
  const start = choice ?? firstChoice();
  const page = pages.find(({id}) => id === choice?.page);
  return (
    <>
      {new URLSearchParams(search).has('page') && !choice && (
        <div role="alert" className="alert alert--danger">
          This link does not name a page and two of its versions. Choose them below.
        </div>
      )}
      <Choose key={`fields ${search}`} pages={pages} versions={versions} start={start} onChoose={choose} />
      {choice && page ? (
        <Comparison
          key={`result ${search}`}
          page={page}
          choice={choice}
          onSwap={() => choose({...choice, from: choice.to, to: choice.from})}
        />
      ) : (
        children(start.from, start.to)
      )}
    </>
  );
}
