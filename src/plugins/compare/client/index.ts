/** What the page `/compare` is made of. */
export {default as Compare} from './Compare';
export {default as PageTable} from './PageTable';
