// The words of en/designs.ts in German.
import type { Words } from '../words.ts';

export const designs: Words['designs'] = {
  unknown: 'Diese Vorlage gibt es nicht',
  loadFailed: 'Die Vorlagen ließen sich nicht laden.',
  palettes: 'Farbpaletten',
  notLoaded: 'Diese Zeichnung ließ sich nicht laden.',
  tryAgain: 'Noch einmal',
  tryAgainOf: (design: string) => `Noch einmal: ${design}`,
  lineArt: (design: string) => `Strichzeichnung: ${design}`,
  difficulties: { easy: 'einfach', 'steady hand': 'ruhige Hand', patient: 'mit Geduld' },
  paints: 'Farben',
  printSizes:
    'Gedruckt ist sie 3, 5 und 8 cm breit, zum Durchpausen oder Ausmalen. Drucke mit 100 % („Tatsächliche Größe“).',
  download: 'Herunterladen',
  print: 'Drucken',
  notPrinted: {
    title: 'Die Zeichnung ist noch nicht da',
    text: 'Bitte prüfe deine Verbindung, schließe dann dieses Fenster und öffne es noch einmal.',
  },
  size: (cm: number, inches: string) => `${cm} cm · ${inches} Zoll`,
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => `${count} Zoll`,
  toStone: 'Vom Papier auf den Stein',
  steps: [
    'Wähle die Größe, die zu deinem Stein passt, und schneide die Zeichnung am Rand aus.',
    'Reib die Rückseite mit einem weichen Bleistift ein, für einen dunklen Stein mit weißer Kreide.',
    'Kleb sie auf den Stein und fahr die Linien mit einem Kugelschreiber nach.',
    'Mal den Stein an, lass ihn trocknen und lackiere ihn mit zwei Schichten klarem Lack.',
  ],
  rulerAgrees: 'Mit 100 % („Tatsächliche Größe“) gedruckt, stimmt dieses Lineal mit deinem überein.',
};
