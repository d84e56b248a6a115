/** Code that documentation pages load on use, in one file. */
export {fillLater} from '@site/src/plugins/compare/client/later';
export {copyFor} from '@site/src/plugins/markdown/client/index';
