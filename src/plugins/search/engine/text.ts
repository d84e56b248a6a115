import {type Term, termsOfWord} from './terms';
import {fold, wordPattern} from './words';

/** What is known of the words of a text. */
export interface Words {
  readonly count: number;
  /** Appends what they are found by; a term as often as it is there. */
  addTermsTo: (terms: Term[]) => void;
}

/** The words of a text that nobody has taken apart yet. */
function wordsIn(text: string): Words {
  const words = text.match(wordPattern(text)) ?? [];
  return {count: words.length, addTermsTo: (terms) => words.forEach((word) => terms.push(...termsOfWord(word)))};
}

/** A text as index and ranking look at it. What nobody asks for is not worked out. */
export interface Text extends Words {
  /** Whether it has a term. */
  has: (term: Term) => boolean;
  /** Lower case without accents. */
  readonly folded: string;
}

/** A text in one piece. */
export class PlainText implements Text {
  private knownTerms?: readonly Term[];
  private knownFolded?: string;

  /** @param words - Its words, where they are known. */
  constructor(
    private readonly text: string,
    private knownWords?: Words,
  ) {}

  private get words(): Words {
    return (this.knownWords ??= wordsIn(this.text));
  }

  /** What it is found by. */
  get terms(): readonly Term[] {
    if (!this.knownTerms) {
      const terms: Term[] = [];
      this.words.addTermsTo(terms);
      this.knownTerms = terms;
    }
    return this.knownTerms;
  }

  addTermsTo(terms: Term[]): void {
    this.words.addTermsTo(terms);
  }

  get count(): number {
    return this.words.count;
  }

  has(term: Term): boolean {
    // Most texts are so short that a set of their terms would take longer to make than it saves.
    return this.terms.includes(term);
  }

  get folded(): string {
    return (this.knownFolded ??= fold(this.text));
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

/** Notes the words of a text, which then need not be looked for. */
export function addText(text: string, words: Words): void {
  if (!known.has(text)) {
    known.set(text, new PlainText(text, words));
  }
}

/** Several texts as one. */
export const joined = (texts: readonly Text[]): Text => new JoinedText(texts);
