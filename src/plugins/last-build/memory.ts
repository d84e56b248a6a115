import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {writeWhole} from '../writeWhole';

/** One hash of several texts, in which no end of one can be the start of the next. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  texts.forEach((text) => hash.update(`${Buffer.byteLength(text)}:`).update(text));
  return hash.digest('hex');
}

type Results = Record<string, unknown>;

/** What the last build kept; nothing when it left no file, or a broken one. */
function resultsIn(file: string): Results {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Results;
  } catch {
    return {};
  }
}

/** What a build finds out, for the next one: results that survive JSON, each under the hash of all that it is made of. */
export class Memory {
  private readonly used: Results = {};
  private kept: {file: string; code: string; before: Results} | undefined;

  /**
   * Takes results of the last build, and keeps those of this one; without it, everything is made anew.
   *
   * @param file - Where results stand between builds.
   * @param code - Hash of the code that makes them: results of other code are not taken.
   */
  keepIn(file: string, code: string): void {
    this.kept = {file, code, before: resultsIn(file)};
  }

  /** The result that this or the last build has from the same inputs. */
  known<T>(inputs: readonly string[]): T | undefined {
    const key = this.keyOf(inputs);
    const result = this.used[key] ?? this.kept?.before[key];
    if (result !== undefined) {
      this.used[key] = result;
    }
    return result as T | undefined;
  }

  /** Notes a new result. */
  note(inputs: readonly string[], result: unknown): void {
    if (this.kept) {
      this.used[this.keyOf(inputs)] = result;
    }
  }

  /** The known result, else a new one. */
  of<T>(inputs: readonly string[], make: () => T): T {
    const known = this.known<T>(inputs);
    if (known !== undefined) {
      return known;
    }
    const result = make();
    this.note(inputs, result);
    return result;
  }

  private keyOf(inputs: readonly string[]): string {
    return this.kept ? hashOf(this.kept.code, ...inputs) : '';
  }

  /** Keeps the results that this build has used. */
  save(): void {
    if (this.kept) {
      writeWhole(this.kept.file, JSON.stringify(this.used));
    }
  }
}
