import {type Term, termsOfWord} from './terms';
import {stopWords} from './stopWords';
import {fold, stem, wordPattern} from './words';

/** A text as index and ranking look at it. What nobody asks for is not worked out. */
export interface Text {
  /** How many words it has. */
  readonly count: number;
  /** Appends what its words are found by; a term as often as it is there. */
  addTermsTo: (terms: Term[]) => void;
  /** Whether it has a term. */
  has: (term: Term) => boolean;
  /** Lower case without accents. */
  readonly folded: string;
  /** The words that carry meaning, in singular, with a space between them. */
  readonly telling: string;
}

/** A text in one piece. */
export class PlainText implements Text {
  private knownTerms?: readonly Term[];
  private knownFolded?: string;
  private knownTelling?: string;

  constructor(private readonly text: string) {}

  private get words(): readonly string[] {
    return this.text.match(wordPattern(this.text)) ?? [];
  }

  /** What it is found by. */
  get terms(): readonly Term[] {
    return (this.knownTerms ??= this.words.flatMap(termsOfWord));
  }

  addTermsTo(terms: Term[]): void {
    this.terms.forEach((term) => terms.push(term));
  }

  get count(): number {
    return this.words.length;
  }

  has(term: Term): boolean {
    // Most texts are so short that a set of their terms would take longer to make than it saves.
    return this.terms.includes(term);
  }

  get folded(): string {
    return (this.knownFolded ??= fold(this.text));
  }

  get telling(): string {
    return (this.knownTelling ??= this.words
      .map(fold)
      .filter((word) => !stopWords.has(word))
      .map(stem)
      .join(' '));
  }
}

/** Texts one after the other. They keep what is known of them, so this needs no memory of its own. */
class JoinedText implements Text {
  constructor(private readonly texts: readonly Text[]) {}

  addTermsTo(terms: Term[]): void {
    this.texts.forEach((text) => text.addTermsTo(terms));
  }

  get count(): number {
    return this.texts.reduce((sum, {count}) => sum + count, 0);
  }

  has(term: Term): boolean {
    return this.texts.some((text) => text.has(term));
  }

  get folded(): string {
    return this.texts.map(({folded}) => folded).join('\n');
  }

  get telling(): string {
    return this.texts.map(({telling}) => telling).join('\n');
  }
}

const known = new Map<string, PlainText>();

/** Takes a text apart, once. */
export function textOf(text: string): PlainText {
  let result = known.get(text);
  if (!result) {
    result = new PlainText(text);
    known.set(text, result);
  }
  return result;
}

/** Several texts as one. */
export const joined = (texts: readonly Text[]): Text => new JoinedText(texts);
