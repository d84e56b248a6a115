import {fold, termsOf} from './words';

/** A text as index and ranking look at it. What nobody asks for is not worked out. */
export interface Text {
  /** For each of its words, what that is found by. */
  readonly terms: readonly (readonly string[])[];
  /** Number of its words. */
  readonly count: number;
  /** Whether it has a term. */
  has: (term: string) => boolean;
  /** Lower case without accents. */
  readonly folded: string;
}

class PlainText implements Text {
  private knownTerms?: Text['terms'];
  private knownSet?: ReadonlySet<string>;
  private knownFolded?: string;

  constructor(private readonly text: string) {}

  get terms(): Text['terms'] {
    return (this.knownTerms ??= termsOf(this.text));
  }

  get count(): number {
    return this.terms.length;
  }

  has(term: string): boolean {
    this.knownSet ??= new Set(this.terms.flat());
    return this.knownSet.has(term);
  }

  get folded(): string {
    return (this.knownFolded ??= fold(this.text));
  }
}

/** Texts one after the other. They keep what is known of them, so this needs no memory of its own. */
class JoinedText implements Text {
  constructor(private readonly texts: readonly Text[]) {}

  get terms(): Text['terms'] {
    return this.texts.flatMap(({terms}) => terms);
  }

  get count(): number {
    return this.texts.reduce((sum, {count}) => sum + count, 0);
  }

  has(term: string): boolean {
    return this.texts.some((text) => text.has(term));
  }

  get folded(): string {
    return this.texts.map(({folded}) => folded).join('\n');
  }
}

const known = new Map<string, Text>();

/** Takes a text apart, once. */
export function textOf(text: string): Text {
  let result = known.get(text);
  if (!result) {
    result = new PlainText(text);
    known.set(text, result);
  }
  return result;
}

/** Several texts as one. */
export const joined = (texts: readonly Text[]): Text => new JoinedText(texts);
