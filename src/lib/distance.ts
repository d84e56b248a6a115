/** Edit distance: number of letters to change, remove, add or swap with their neighbour. Infinite if it is above the limit. */
export function distance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) {
    return Infinity;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row[j] = cost;
      least = Math.min(least, cost);
    }
    // A swap costs one more than the row before the last.
    if (least > limit + 1) {
      return Infinity;
    }
    before = last;
    last = row;
  }
  return last[b.length]! > limit ? Infinity : last[b.length]!;
}
