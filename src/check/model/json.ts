/** Parses JSON with positions, which `JSON.parse` does not provide. */
import type {Problem} from './problems';
import type {Entry, Place, Tree} from './tree';

class JsonMistake extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

const literals: Readonly<Record<string, 'boolean' | 'null'>> = {true: 'boolean', false: 'boolean', null: 'null'};

/** A single-pass parser. */
class JsonReader {
  readonly problems: Problem[] = [];
  private offset = 0;
  constructor(private readonly text: string) {}

  document(): Tree {
    const tree = this.value();
    this.space();
    if (this.offset < this.text.length) {
      throw new JsonMistake(this.offset, 'There is text after the end of the JSON.');
    }
    return tree;
  }

  private space(): void {
    while (/[ \t\r\n]/.test(this.text[this.offset] ?? '')) {
      this.offset += 1;
    }
    const comment = /^(?:\/\/|\/\*|#)/.exec(this.text.slice(this.offset, this.offset + 2));
    if (comment) {
      throw new JsonMistake(this.offset, 'JSON does not allow comments.');
    }
  }

  private value(): Tree {
    this.space();
    const start = this.offset;
    switch (this.text[start]) {
      case '{':
        return this.block(start);
      case '[':
        return this.list(start);
      case '"':
        return {type: 'scalar', text: this.string(), at: {start, end: this.offset}, kind: 'string', plain: false};
      default:
        return this.word(start);
    }
  }

  private word(start: number): Tree {
    const word = /^[^\s,:[\]{}"]+/.exec(this.text.slice(start, start + 400))?.[0] ?? '';
    const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(word);
    const kind = isNumber ? 'number' : Object.hasOwn(literals, word) ? literals[word] : undefined;
    if (kind === undefined) {
      const message = word.startsWith("'")
        ? 'JSON needs double quotes.'
        : word === ''
          ? 'A value is missing, or there is an extra comma.'
          : 'Text needs double quotes in JSON.';
      throw new JsonMistake(start, message);
    }
    this.offset += word.length;
    return {type: 'scalar', at: {start, end: this.offset}, text: word, kind, plain: false};
  }

  private string(): string {
    const [found] = /^"(?:[^"\\\n\r]|\\.)*"/.exec(this.text.slice(this.offset)) ?? [];
    if (found === undefined) {
      throw new JsonMistake(this.offset, 'This line has no closing double quote.');
    }
    try {
      const text: unknown = JSON.parse(found);
      this.offset += found.length;
      return String(text);
    } catch {
      throw new JsonMistake(
        this.offset,
        'The text contains an escape sequence or a character that JSON does not allow.',
      );
    }
  }

  /** Reads the elements between brackets with `read`. */
  private elements(close: string, read: () => void): Place {
    const start = this.offset;
    this.offset += 1;
    this.space();
    while (this.text[this.offset] !== close) {
      read();
      this.space();
      if (this.text[this.offset] === ',') {
        this.offset += 1;
        this.space();
        if (this.text[this.offset] === close) {
          throw new JsonMistake(this.offset, 'There is an extra comma before the bracket.');
        }
      } else if (this.text[this.offset] !== close) {
        throw new JsonMistake(this.offset, `A comma or \`${close}\` is missing.`);
      }
    }
    this.offset += 1;
    return {start, end: this.offset};
  }

  private list(start: number): Tree {
    const items: Tree[] = [];
    const {end} = this.elements(']', () => items.push(this.value()));
    return {type: 'list', at: {start, end}, items};
  }

  private block(start: number): Tree {
    const entries: Entry[] = [];
    const names = new Set<string>();
    const {end} = this.elements('}', () => {
      const at = this.offset;
      if (this.text[at] !== '"') {
        throw new JsonMistake(at, 'A key in double quotes is missing.');
      }
      const name = this.string();
      const place = {start: at, end: this.offset};
      this.space();
      if (this.text[this.offset] !== ':') {
        throw new JsonMistake(this.offset, 'A `:` is missing after the key.');
      }
      this.offset += 1;
      if (names.has(name)) {
        const message = `The key \`${name}\` already appears in this block. The last value applies.`;
        this.problems.push({code: 'repeated-key', at: place, message});
      }
      names.add(name);
      entries.push({name, at: place, plain: false, value: this.value()});
    });
    return {type: 'map', at: {start, end}, entries};
  }
}

/** One JSON file. */
export function readJson(text: string): {documents: Tree[]; problems: Problem[]} {
  const reader = new JsonReader(text);
  try {
    return {documents: [reader.document()], problems: reader.problems};
  } catch (error) {
    if (!(error instanceof JsonMistake)) {
      throw error;
    }
    const at = {start: error.offset, end: error.offset + 1};
    return {documents: [], problems: [{code: 'json-syntax', at, message: error.message}]};
  }
}
