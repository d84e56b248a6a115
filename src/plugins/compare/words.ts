/** Text of shares. Shared with the browser. */

/** A share of words, such as `12 %`. Small shares become "less than 1 %". */
export const shareInWords = (share: number): string =>
  share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`;
