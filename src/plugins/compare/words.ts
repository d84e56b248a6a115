/** How shares are said; shared with the browser. */

/** A share of words, such as `12 %`; the smallest is said as less than one. */
export const shareInWords = (share: number): string =>
  share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`;
