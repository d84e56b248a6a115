import type {Section} from './sections';

/** The fields of a section, and how much a term counts in them. */
export const boosts = {title: 6, heading: 4, content: 1, context: 1};
/** A field of a section. */
export type Field = keyof typeof boosts;
/** All fields, in the order of their numbers. */
export const fields = Object.keys(boosts) as Field[];

/** Where terms are. A place is the number of a section and that of one of its fields, in one number. */
export interface Places {
  /** The places of each term by its number, ascending. */
  byTerm: readonly (readonly number[] | undefined)[];
  /** How many terms each place has. */
  lengths: Uint16Array;
  /** Mean of that for each field. */
  meanLengths: number[];
}

/** The place of a field. */
export const placeOf = (section: number, field: number): number => section * fields.length + field;
/** The section of a place. */
export const sectionOf = (place: number): number => Math.floor(place / fields.length);
/** The field of a place. */
export const fieldOf = (place: number): number => place % fields.length;

/** Notes where each term of the sections is. How often it is there does not count: the ranking looks at the text itself. */
export function placesOf(sections: readonly Section[]): Places {
  const byTerm: (number[] | undefined)[] = [];
  const lengths = new Uint16Array(sections.length * fields.length);
  sections.forEach((section, number) =>
    fields.forEach((field, fieldNumber) => {
      const place = placeOf(number, fieldNumber);
      section[field].forEachTerm((term) => {
        const places = (byTerm[term] ??= []);
        if (places[places.length - 1] !== place) {
          places.push(place);
          lengths[place]! += 1;
        }
      });
    }),
  );
  const sum = (field: number): number =>
    lengths.reduce((total, length, place) => (fieldOf(place) === field ? total + length : total), 0);
  return {byTerm, lengths, meanLengths: fields.map((_, field) => sum(field) / sections.length)};
}
