/** Holds up whoever awaits `held`, until `release` is called; from then on nobody. */
export function hold(): {held: Promise<void>; release: () => void} {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}
