/** A gate: `held` resolves as soon as `release` is called. */
export function hold(): {held: Promise<void>; release: () => void} {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}
