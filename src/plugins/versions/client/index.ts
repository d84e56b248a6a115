/** Components of the page `/compare`. */
export {default as ChangedTexts} from './ChangedTexts';
export {default as Compare} from './compare/Compare';
export {default as PageTable} from './compare/PageTable';
