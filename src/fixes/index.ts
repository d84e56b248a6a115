import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import incompletePagePlugin from './incomplete-page';
import storedValuesPlugin from './stored-values';

/** A fix that is a module of the browser, in `<name>/client/`. */
const clientFix = (name: string) => (): Plugin => ({
  name,
  getClientModules: () => [path.join(__dirname, name, 'client', 'index')],
});

/** Fixes of the stock theme. README.md lists them, each with the condition for removing it. */
export const fixes: readonly ((context: LoadContext) => Plugin)[] = [
  incompletePagePlugin,
  storedValuesPlugin,
  clientFix('addresses'),
  clientFix('keyboard-menus'),
  clientFix('keyboard-scroll'),
  clientFix('progress-bar'),
  clientFix('target'),
];
