import type {Repository} from './history';

/** Allows a build of a shallow clone where `CI` is set. */
const permission = 'ALLOW_SHALLOW_CLONE';

/**
 * Says why pages show neither date nor author.
 *
 * @param lack - What is missing; nothing where the whole history is there.
 * @param env - `CI`: set by what builds releases; `ALLOW_SHALLOW_CLONE`: `true` lets it build a shallow clone.
 * @throws Error for a shallow clone in CI without the permission: there, it is a mistake of the workflow.
 */
export function tellOfLack(lack: Repository['lack'], env: Readonly<Record<string, string | undefined>>): void {
  if (lack === undefined) {
    return;
  }
  if (lack === 'no repository') {
    console.warn('[WARNING] No Git history here: pages show no date and no author of their last change.');
    return;
  }
  const reason = 'This is a shallow clone of the Git repository, which does not have the dates of most pages';
  if (env['CI'] && env[permission] !== 'true') {
    throw new Error(
      `${reason}; expected the whole history (git fetch --unshallow; in a workflow fetch-depth: 0). ` +
        `To build without dates and authors, set ${permission}=true`,
    );
  }
  console.warn(`[WARNING] ${reason}: they show no date and no author of their last change.`);
}
