/** A product that uses jadice flow, as shown on the home page. */
export interface SiteUser {
  caption: string;
  /** Path below `static/`. */
  image: string;
  /** Public page that explains the use. */
  infoLink: string;
  /** Whether the home page shows it. */
  pinned: boolean;
}

/** Only users that a public page names. The page is the `infoLink`. */
export const users: readonly SiteUser[] = [
  {
    caption: 'Output Organizer',
    image: '/img/users/output-organizer.svg',
    infoLink: 'https://levigo.github.io/output-organizer-documentation/',
    pinned: true,
  },
  {
    caption: 'jadice web toolkit',
    image: '/img/users/jadice-web-toolkit.svg',
    infoLink: 'https://levigo.de/2024/03/21/neue-moeglichkeiten-im-jadice-web-toolkit-durch-jadice-flow',
    pinned: true,
  },
];
