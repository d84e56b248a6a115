/** In the browser there is no highlighter to start with: the static HTML has the result, see `src/theme/CodeBlock`. */
export const renderHtml = (): string => '';
