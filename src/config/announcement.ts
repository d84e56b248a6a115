/** The latest news article. A new article is shown again to readers who closed the previous one. */
export const article = {
  path: 'blog/2026/11/26/find-fix-update',
  title: 'Check files, find symptoms, plan updates',
};

/**
 * The bar above the navbar with the latest news. The banner of an old version: `i18n/en/code.json` and `versions.ts`.
 *
 * @param baseUrl - For links, because the theme inserts `content` unchanged.
 */
export function announcementBar(baseUrl: string): {
  id: string;
  content: string;
  isCloseable: boolean;
  backgroundColor: string;
  textColor: string;
} {
  return {
    id: `news-${article.path}`,
    content: `News: <a href="${baseUrl}${article.path}">${article.title}</a>`,
    isCloseable: true,
    // The theme writes the colours into a style attribute, so CSS variables are necessary to follow the colour mode.
    backgroundColor: 'var(--site-bar-background)',
    textColor: 'var(--site-bar-text)',
  };
}
