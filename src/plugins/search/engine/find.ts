import type {Clause, TermClause} from './clauses';
import {type Term, termCount, termOf, termsNear, termsWithStart, nameOf} from './terms';
import {boosts, type Field, fieldOf, fields, type Places, sectionOf} from './places';

/** What the index has for a section: points, the words of the query that it answers, and the terms it has instead. */
export interface Found {
  score: number;
  asked: Set<string>;
  terms: Set<Term>;
}
type FoundBySection = Map<number, Found>;

/** What the start of a longer term, and a mistyped one, are worth against the term itself. */
const weights = {start: 0.6, typo: 0.3};
/** The constants of BM25+, with how often a term is in a text left out. */
const bm25 = {k: 1.2, b: 0.7, d: 0.5};

/** Words of a query stay the same from key to key: what the last ones had for answers. */
const known = new Map<string, ReadonlyMap<Term, number>>();
const mostKnown = 200;
let knownTerms = 0;

/** The terms that answer a clause, each with its worth. */
function answersTo(clause: TermClause): ReadonlyMap<Term, number> {
  if (knownTerms !== termCount() || known.size > mostKnown) {
    known.clear();
    knownTerms = termCount();
  }
  const key = `${clause.isStart} ${clause.typos} ${clause.term}`;
  const answers = known.get(key) ?? lookUp(clause);
  known.set(key, answers);
  return answers;
}

function lookUp({term: name, isStart, typos}: TermClause): Map<Term, number> {
  const answers = new Map<Term, number>();
  if (typos > 0) {
    for (const [near, distance] of termsNear(name, typos)) {
      const {length} = nameOf(near);
      answers.set(near, (weights.typo * length) / (length + distance));
    }
  }
  if (isStart) {
    for (const longer of termsWithStart(name)) {
      const {length} = nameOf(longer);
      answers.set(longer, (weights.start * length) / (length + 0.3 * (length - name.length)));
    }
  }
  const same = termOf(name);
  return same === undefined ? answers : answers.set(same, 1);
}

/** How often each field has one of the places. */
function countByField(places: Int32Array): number[] {
  const counts = fields.map(() => 0);
  for (const place of places) {
    counts[fieldOf(place)]! += 1;
  }
  return counts;
}

function findTerm(clause: TermClause, index: Places): FoundBySection {
  const found: FoundBySection = new Map();
  const sectionCount = index.lengths.length / fields.length;
  const isWanted = fields.map((field: Field) => clause.fields?.includes(field) ?? true);
  for (const [term, worth] of answersTo(clause)) {
    const places = index.of(term);
    const factors = countByField(places).map(
      (count, field) =>
        worth * clause.boost * boosts[fields[field]!] * Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5)),
    );
    for (const place of places) {
      const field = fieldOf(place);
      if (isWanted[field]) {
        const length = index.lengths[place]! / index.meanLengths[field]!;
        const score = factors[field]! * (bm25.d + (bm25.k + 1) / (1 + bm25.k * (1 - bm25.b + bm25.b * length)));
        const section = sectionOf(place);
        const known = found.get(section);
        if (known) {
          known.score += score;
          known.terms.add(term);
        } else {
          found.set(section, {score, asked: new Set([clause.term]), terms: new Set([term])});
        }
      }
    }
  }
  return found;
}

function merge(a: Found, b: Found): Found {
  b.asked.forEach((word) => a.asked.add(word));
  b.terms.forEach((term) => a.terms.add(term));
  a.score += b.score;
  return a;
}

function union(a: FoundBySection, b: FoundBySection): FoundBySection {
  b.forEach((found, section) => {
    const known = a.get(section);
    a.set(section, known ? merge(known, found) : found);
  });
  return a;
}

function intersection(a: FoundBySection, b: FoundBySection): FoundBySection {
  const both: FoundBySection = new Map();
  b.forEach((found, section) => {
    const known = a.get(section);
    if (known) {
      both.set(section, merge(known, found));
    }
  });
  return both;
}

/** The sections, by number, that answer a clause. */
export function find(clause: Clause, index: Places): FoundBySection {
  if ('term' in clause) {
    return findTerm(clause, index);
  }
  const [first, ...rest] = clause.clauses.map((part) => find(part, index));
  return rest.reduce(clause.combineWith === 'all' ? intersection : union, first ?? new Map<number, Found>());
}
