/** The latest news article. A new article is shown again to readers who closed the previous one. */
export const article = {
  path: 'blog/2025/06/10/how-to-read-this-documentation',
  title: 'How to read this documentation',
};

/**
 * The bar above the navbar with the latest news.
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
