// The words of en/designs.ts in Dutch.
import type { Words } from '../words.ts';
export const designs: Words['designs'] = {
  unknown: 'Dit ontwerp bestaat niet',
  loadFailed: 'De ontwerpen konden niet geladen worden.',
  palettes: 'Kleurenpaletten',
  notLoaded: 'Deze tekening kon niet geladen worden.',
  tryAgain: 'Opnieuw proberen',
  tryAgainOf: (design: string) => `Opnieuw proberen: ${design}`,
  lineArt: (design: string) => `Lijntekening: ${design}`,
  difficulties: { easy: 'makkelijk', 'steady hand': 'vaste hand', patient: 'geduld' },
  paints: 'Verf',
  printSizes:
    'Op de print staat de tekening 3, 5 en 8 cm breed, om over te trekken of in te kleuren. Print op 100% (“Werkelijke grootte”).',
  download: 'Downloaden',
  print: 'Printen',
  notPrinted: {
    title: 'De tekening is er nog niet',
    text: 'Kijk of je verbinding hebt, sluit dan dit venster en open het opnieuw.',
  },
  size: (cm: number, inches: string) => `${cm} cm · ${inches} inch`,
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => `${count} inch`,
  toStone: 'Van papier naar steen',
  steps: [
    'Kies het formaat van je steen, en knip de tekening langs de rand uit.',
    'Wrijf over de achterkant met een zacht potlood, of voor een donkere steen met wit krijt.',
    'Plak hem met plakband op de steen en trek de lijnen over met een balpen.',
    'Schilder, laat het drogen, en lak hem af met twee lagen heldere vernis.',
  ],
  rulerAgrees: 'Geprint op 100% (“Werkelijke grootte”) is deze liniaal even lang als die van jou.',
};
