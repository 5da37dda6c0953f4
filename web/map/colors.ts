// The page's current colors, for canvases.

/** @param probe its color is changed and restored */
export function colorsOf<T extends string>(
  probe: HTMLElement,
  tokens: readonly T[],
): Readonly<Record<T, string>> {
  const style = getComputedStyle(probe);
  const read = (token: T) => {
    probe.style.color = `var(--${token})`;
    return [token, style.color] as const;
  };
  const colors = Object.fromEntries(tokens.map(read));
  probe.style.color = '';
  // fromEntries loses the type of the keys.
  return colors as Record<T, string>;
}
