// The page's current colors, for canvases. They follow the theme.

/** @param probe its color is changed and restored */
export function colorsOf<T extends string>(
  probe: HTMLElement,
  tokens: readonly T[],
): Readonly<Record<T, string>> {
  const style = getComputedStyle(probe);
  const before = probe.style.color;
  const read = (token: T) => {
    probe.style.color = `var(--${token})`;
    return [token, style.color] as const;
  };
  const colors = Object.fromEntries(tokens.map(read));
  probe.style.color = before;
  // fromEntries loses the type of the keys.
  return colors as Record<T, string>;
}

/** Of the ground, in map.css. */
export const colorNames = [
  'map-water',
  'map-shore',
  'map-land',
  'map-town-ground',
  'map-town-dots',
  'map-park',
  'map-park-dots',
  'map-river',
  'map-country-border',
  'map-state-border',
  'map-building',
  'map-building-edge',
  'map-square',
  'map-road',
  'map-major-road',
  'map-road-edge',
  'map-highway',
  'map-path',
  'map-pavement',
  'map-rail',
] as const;

export type MapColors = Readonly<Record<(typeof colorNames)[number], string>>;
