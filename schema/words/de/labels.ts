// The words of en/labels.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Aufkleber mit der Rock ID ${code}`,
  foundMe: (host: string) => `Gefunden? ${host}`,
  more: (count: number) => `und ${number(count)} weitere`,
  sheet: (productName: string) =>
    `Aufkleber von ${productName}, 1,3 × 2,5 cm (½ × 1 Zoll). Drucke mit 100 % („Tatsächliche Größe“), schneide an den Eckmarken entlang und scanne einen, bevor du lackierst.`,
  inch: '1 Zoll',
  poster: {
    claim: 'Hier in der Gegend sind bemalte Steine versteckt.',
    code: (productName: string) => `QR-Code, der zu ${productName} führt`,
    heading: 'So benutzt du den Code',
    steps: [
      'Öffne die Kamera an deinem Handy und halte sie auf den Code.',
      'Tippe auf den Link, der erscheint. Du musst nichts installieren, und Mitmachen ist kostenlos.',
      'Einen bemalten Stein gefunden? Dreh ihn um und scanne seinen Aufkleber, oder gib die Rock ID ein.',
      'Versteck ihn an einem neuen Ort wieder und folge seiner Reise auf der Karte.',
    ],
  },
};
