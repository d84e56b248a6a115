/*
 * Why:   stock writes the month before the day, and formats the date again when scripts start: browsers load their tables of dates for it,
 *        130 ms of a phone.
 * How:   eject (safe), the stock texts with the day of the site.
 * Drop:  when the stock component gets the formatted date.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';
import {dayOf} from '@site/src/lib/day';

const AtDate = ({time}: {readonly time: number}): ReactNode => (
  <Translate
    id="theme.lastUpdated.atDate"
    values={{
      date: (
        <b>
          <time dateTime={new Date(time).toISOString()} itemProp="dateModified">
            {dayOf(time)}
          </time>
        </b>
      ),
    }}
  >
    {' on {date}'}
  </Translate>
);

const ByUser = ({user}: {readonly user: string}): ReactNode => (
  <Translate id="theme.lastUpdated.byUser" values={{user: <b>{user}</b>}}>
    {' by {user}'}
  </Translate>
);

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt ? <AtDate time={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <ByUser user={lastUpdatedBy} /> : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
