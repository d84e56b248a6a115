import {readFileSync} from 'node:fs';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';

/** Properties of a page as browsers read it, for plugins. */
export type Look<T> = (document: Tree.Document) => T;

/** The pages of a build. Each is taken apart once for all plugins that look at it. */
export class BuiltPages {
  /** Canonical addresses of pages that have that of another page, by their own; a plugin fills it for those behind it. */
  readonly canonical = new Map<string, string>();
  private readonly looks = new Map<string, Look<unknown>>();
  private readonly seen = new Map<string, Record<string, unknown>>();

  /**
   * Makes a plugin one of those that look at pages. All have to do so before the first page is read.
   *
   * @param what - Names the result among those of a page.
   * @returns What the plugin sees in a page, given its file, and its HTML where the file is not there yet. A page is looked at as
   *   it is the first time, before a plugin changes it.
   */
  look<T>(what: string, look: Look<T>): (file: string, html?: string) => T {
    this.looks.set(what, look);
    return (file, html) => {
      const results = this.seen.get(file) ?? this.read(html ?? readFileSync(file, 'utf8'));
      this.seen.set(file, results);
      return results[what] as T;
    };
  }

  private read(html: string): Record<string, unknown> {
    const document = parse(html);
    return Object.fromEntries([...this.looks].map(([what, look]) => [what, look(document)]));
  }
}
