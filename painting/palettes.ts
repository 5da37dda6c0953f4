// The palettes of paint, and the tones of stone.

/** Four colours by their role, so that every motif has a warm and a cool colour in each palette. */
export interface Palette {
  readonly deep: string;
  readonly warm: string;
  readonly cool: string;
  readonly light: string;
}

const pots = (deep: string, warm: string, cool: string, light: string): Palette => ({
  deep,
  warm,
  cool,
  light,
});

export const palettes = {
  picnic: pots('#1d3b4a', '#d8452b', '#3c9a8a', '#fbeed3'),
  meadow: pots('#1f4538', '#f2b134', '#6aa963', '#fff5dc'),
  harbour: pots('#17355a', '#e9743a', '#4a92c9', '#f6ecd8'),
  plum: pots('#42264f', '#f0a43a', '#9a78c2', '#f9e9e0'),
  berry: pots('#571f38', '#e0506a', '#55a89c', '#fbecdc'),
  forest: pots('#1d3f34', '#d8603a', '#84ab4f', '#f4ebca'),
  seaside: pots('#114a57', '#f48265', '#4cb3b2', '#fff2de'),
  honey: pots('#47301f', '#f3b63a', '#77a593', '#fff0cf'),
  dusk: pots('#2a2b54', '#f18b4a', '#7689cc', '#fbe6d1'),
  rosehip: pots('#22423f', '#c93848', '#8fb68c', '#f9eedb'),
  sherbet: pots('#3a3459', '#ec6d8c', '#5cb6c4', '#fff3e4'),
  clay: pots('#3c2a27', '#c9552e', '#469090', '#f3e2c3'),
  lemon: pots('#1c3f5c', '#f5c445', '#58a9c4', '#fff7e2'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Matte stone from pale limestone to basalt. Bare rocks use the darker half, so that paint stands out. */
export const stoneTones = [
  '#cfc7b8',
  '#c4b79e',
  '#b8aca0',
  '#a9aaa4',
  '#9d988d',
  '#8b8f8c',
  '#7d8890',
  '#867e76',
  '#6d716f',
  '#5c6365',
] as const;

/** Mixes a share (0 to 1) of another paint into a paint. */
export function mix(paint: string, other: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [paint, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
