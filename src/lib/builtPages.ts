import {readFileSync} from 'node:fs';
import {type DefaultTreeAdapterTypes as Tree, parse} from 'parse5';

/** Properties of a page as browsers read it, for plugins. */
export type Look<T> = (document: Tree.Document) => T;

/** The pages of a build. Each is parsed once for all plugins. */
export class BuiltPages {
  private readonly looks = new Map<string, Look<unknown>>();
  private readonly seen = new Map<string, Record<string, unknown>>();

  /**
   * Registers a plugin that reads pages. All plugins must register before the first page is read.
   *
   * @param what - Name of its result in those of a page.
   * @returns A function that returns the result for a page, given its file, and its HTML if the file does not exist yet. The result is that of the
   *   first call, so later changes of the page have no effect.
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

const perBuild = new WeakMap<object, BuiltPages>();

/**
 * The pages that the plugins of one build share.
 *
 * @param context - Context of the build, which Docusaurus passes to each plugin.
 */
export function builtPagesOf(context: object): BuiltPages {
  const pages = perBuild.get(context) ?? new BuiltPages();
  perBuild.set(context, pages);
  return pages;
}
