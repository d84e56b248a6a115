import type {Section} from './sections';
import {type Term, termCount} from './terms';

/** The fields of a section, and how much a term counts in them. */
export const boosts = {title: 6, heading: 4, content: 1, context: 1};
/** A field of a section. */
export type Field = keyof typeof boosts;
/** All fields, in the order of their numbers. */
export const fields = Object.keys(boosts) as Field[];

/** Where terms are. A place is the number of a section and that of one of its fields, in one number. */
export interface Places {
  /** The places of a term, ascending. */
  of: (term: Term) => Int32Array;
  /** How many terms each place has. */
  lengths: Uint32Array;
  /** Mean of that for each field. */
  meanLengths: number[];
}

/** The place of a field. */
const placeOf = (section: number, field: number): number => section * fields.length + field;
/** The section of a place. */
export const sectionOf = (place: number): number => Math.floor(place / fields.length);
/** The field of a place. */
export const fieldOf = (place: number): number => place % fields.length;

/** The terms of all places in a row, and where those of each place end. */
function termsByPlace(sections: readonly Section[]): {terms: Term[]; ends: Int32Array} {
  const terms: Term[] = [];
  const ends = new Int32Array(sections.length * fields.length);
  sections.forEach((section, number) =>
    fields.forEach((field, fieldNumber) => {
      section[field].addTermsTo(terms);
      ends[placeOf(number, fieldNumber)] = terms.length;
    }),
  );
  return {terms, ends};
}

/**
 * Notes where each term of the sections is. How often it is there does not count: the ranking looks at the text itself.
 *
 * Loops and long lists of numbers on purpose: a browser runs this once, in a thread that has just been born, and is
 * slow then at calling functions for each term and at making many small lists.
 */
export function placesOf(sections: readonly Section[]): Places {
  const {terms, ends} = termsByPlace(sections);
  const lengths = new Uint32Array(ends.length);
  // Where the places of a term start. While they are filled in, the start of the next term is where they end.
  const starts = new Int32Array(termCount() + 2);
  // Leaves each term once for a place, at the front of the list. The place where a term was last, plus 1:
  const last = new Int32Array(termCount());
  let kept = 0;
  for (let place = 0, index = 0; place < ends.length; place += 1) {
    const first = kept;
    for (const end = ends[place]!; index < end; index += 1) {
      const term = terms[index]!;
      if (last[term] !== place + 1) {
        last[term] = place + 1;
        terms[kept] = term;
        kept += 1;
        starts[term + 2]! += 1;
      }
    }
    lengths[place] = kept - first;
  }
  for (let term = 2; term < starts.length; term += 1) {
    starts[term]! += starts[term - 1]!;
  }
  const places = new Int32Array(kept);
  for (let place = 0, index = 0; place < lengths.length; place += 1) {
    for (const end = index + lengths[place]!; index < end; index += 1) {
      const next = terms[index]! + 1;
      places[starts[next]!] = place;
      starts[next]! += 1;
    }
  }
  const sum = (field: number): number =>
    lengths.reduce((total, length, place) => (fieldOf(place) === field ? total + length : total), 0);
  return {
    of: (term) => places.subarray(starts[term] ?? 0, starts[term + 1] ?? 0),
    lengths,
    meanLengths: fields.map((_, field) => sum(field) / sections.length),
  };
}
