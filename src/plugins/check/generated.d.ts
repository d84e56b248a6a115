/** Files of this plugin that code, not a page, imports. */
declare module '@generated/check/default/knowledge.json' {
  import type {Knowledge} from '@site/src/check/knowledge/types';

  /** Knowledge of the checks for all versions. */
  const knowledge: Knowledge;
  export default knowledge;
}
