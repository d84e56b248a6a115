/** Docusaurus function in tests of components: texts stay English. */
export const translate = ({message}: {message: string}): string => message;
