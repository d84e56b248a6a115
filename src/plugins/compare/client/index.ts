/** Components of the page `/compare`. */
export {default as Compare} from './Compare';
export {default as PageTable} from './PageTable';
