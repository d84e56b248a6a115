import type {Footer} from '@docusaurus/theme-common';
import {site} from './site';

/** The three columns and the copyright line at the end of each page. */
export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Documentation', to: '/docs/'},
        {label: 'Knowledge base', href: 'https://levigo-solutions.atlassian.net/wiki/spaces/JKB'},
        {label: 'News', to: '/blog'},
      ],
    },
    {title: 'GitHub', items: [{label: 'levigo on GitHub', href: 'https://github.com/levigo'}]},
    {title: 'More', items: [{label: 'jadice product website', href: 'https://jadice.com'}]},
  ],
  copyright: `Copyright © 2025 ${site.publisher}`,
};
