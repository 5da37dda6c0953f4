// The texts of designs in the reader's language. Of those that are newer than the app, the server's stay.
import type { DesignPalette, DesignSummary, Paint } from '../../schema/designs.ts';
import type { Words } from '../../schema/words/words.ts';

type Texts = Words['designTexts'];

const own = <T extends object>(texts: T, id: string): T[keyof T] | undefined =>
  Object.hasOwn(texts, id) ? texts[id as keyof T] : undefined; // it has it

const paintIn = ({ paints }: Texts, paint: Paint): Paint => ({
  ...paint,
  name: own(paints, paint.name) ?? paint.name,
});

export const designIn = (texts: Texts, design: DesignSummary): DesignSummary => ({
  ...design,
  ...own(texts.designs, design.id),
  palette: design.palette.map((paint) => paintIn(texts, paint)),
});

export const paletteIn = (texts: Texts, palette: DesignPalette): DesignPalette => ({
  ...palette,
  ...own(texts.palettes, palette.id),
  paints: palette.paints.map((paint) => paintIn(texts, paint)),
});
