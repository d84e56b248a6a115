/** The newest article of the news. A new one is shown again to readers who closed an earlier one. */
export const article = {
  path: 'blog/2025/06/10/how-to-read-this-documentation',
  title: 'How to read this documentation',
};

/**
 * The bar above the navbar: only news, nothing that the page already contains.
 *
 * @param baseUrl - The theme prints `content` as it is, so links need the base URL.
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
    // The theme writes the colours into a style attribute; the variables of the style sheet follow the colour mode.
    backgroundColor: 'var(--site-bar-background)',
    textColor: 'var(--site-bar-text)',
  };
}
