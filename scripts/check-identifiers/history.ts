/** Mentions of old names that product/identifiers.yaml allows, page by page. Pure. */
import type {IdentifiersFile} from '../../src/facts/schema/identifiers';

/** `versioned_docs/version-12.3.4/operations/updates.md` and `docs/operations/updates.md` are the same page. */
const pageName = (file: string): string =>
  file.replace(/^versioned_docs\/version-[^/]+\//, 'docs/').replace(/\.mdx?$/, '');

const covers = (pattern: string, identifier: string): boolean =>
  pattern.endsWith('*') ? identifier.startsWith(pattern.slice(0, -1)) : identifier === pattern;

/** Allowances with a record of those that were needed. */
export class History {
  private readonly used = new Set<string>();

  constructor(private readonly allowed: IdentifiersFile['allowHistory']) {}

  /** Whether the page can mention the identifier although it does not apply to its version. */
  allows(file: string, identifier: string): boolean {
    const page = pageName(file);
    const patterns = this.allowed.filter((entry) => entry.page === page).flatMap(({identifiers}) => identifiers);
    const pattern = patterns.find((candidate) => covers(candidate, identifier));
    if (pattern !== undefined) {
      this.used.add(`${page} ${pattern}`);
    }
    return pattern !== undefined;
  }

  /** Allowances that no page needed: they are to be deleted, so that the list stays true. */
  unused(): {page: string; identifier: string}[] {
    return this.allowed.flatMap(({page, identifiers}) =>
      identifiers
        .filter((identifier) => !this.used.has(`${page} ${identifier}`))
        .map((identifier) => ({page, identifier})),
    );
  }
}
