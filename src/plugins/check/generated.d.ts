/** Generated files that code imports. */
declare module '@generated/check/default/knowledge.json' {
  import type {Knowledge} from '@site/src/check/knowledge/knowledge';

  /** Knowledge of the checks for all versions. */
  const knowledge: Knowledge;
  export default knowledge;
}
