// The map's colours: custom properties of map.css, which follow the theme.

export const colourNames = [
  'water',
  'shore',
  'land',
  'town-ground',
  'town-dots',
  'park',
  'park-dots',
  'river',
  'country-border',
  'state-border',
  'building',
  'building-edge',
  'square',
  'road',
  'road-edge',
  'main-road',
  'path',
  'pavement',
  'rail',
] as const;

export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** The page's current colours. @param probe an element of the map; its colour is changed and restored */
export function coloursOf(probe: HTMLElement): Colours {
  const style = getComputedStyle(probe);
  const before = probe.style.color;
  const read = (name: string) => {
    probe.style.color = `var(--map-${name})`;
    return style.color;
  };
  const colours = Object.fromEntries(colourNames.map((name) => [name, read(name)]));
  probe.style.color = before;
  // fromEntries loses the type of the keys.
  return colours as Colours;
}
