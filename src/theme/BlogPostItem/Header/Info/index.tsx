/*
 * Why:   stock writes the month before the day.
 * How:   eject (unsafe), the stock line with the day of the site.
 * Drop:  when the stock component formats dates for a region.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {dayOf} from '@site/src/lib/day';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {date, readingTime = 1} = useBlogPost().metadata;
  return (
    <div className={clsx('margin-vert--md', className)}>
      <small>
        <time dateTime={date}>{dayOf(date)}</time>
        {` · ${Math.ceil(readingTime)} min read`}
      </small>
    </div>
  );
}
