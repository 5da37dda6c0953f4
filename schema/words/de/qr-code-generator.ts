// The words of en/qr-code-generator.ts in German.
import type { Words } from '../words.ts';

export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'QR-Code zum Drucken',
  lead: (productName: string) =>
    `Ein Code für alle, die von bemalten Steinen noch nichts gehört haben: Er führt zur Startseite von ${productName}. Dort ist zu sehen, was in der Nähe versteckt ist.`,
  download: 'QR-Code herunterladen',
  print: 'QR-Code drucken',
  notALabel:
    'Der Aufkleber eines Steins ist etwas anderes: Er trägt die eigene ID des Steins und wird in „Meine Steine“ gedruckt.',
  code: (productName: string) => `QR-Code, der zu ${productName} führt`,
  saved: {
    title: 'QR-Code gespeichert',
    description: (fileName: string) => `Die Datei heißt ${fileName}.`,
  },
  notDrawn: {
    title: 'Das Bild ließ sich nicht machen',
    description: 'Dein Browser lässt uns nicht zeichnen. Drucken lässt sich der Code trotzdem.',
  },
  howTo: {
    title: 'So benutzt du ihn',
    lines: [
      'Lade das Bild für einen Handzettel, einen Rundbrief oder eine Website herunter, oder drucke die Seite und häng sie auf.',
      'Mach ihn mindestens 2,5 cm breit, und größer, wo die Leute weiter weg stehen.',
      'Lass den weißen Rand stehen und lass ihn schwarz auf weiß: Danach suchen Kameras.',
      'Scanne ihn einmal mit dem eigenen Handy, bevor du fünfzig druckst.',
    ],
  },
  perfectFor: {
    title: 'Passt gut für',
    lines: [
      'Anschlagtafeln in Parks, auf Campingplätzen und an Wanderwegen, wenn die Verwaltung einverstanden ist',
      'Klassenzimmer, Pfadfindergruppen, Büchereien und Pflegeheime',
      'Marktstände, Kunsthandwerkermärkte und Malnachmittage',
      'Den Deckel eines Farbkastens oder eine Karte neben einem Korb mit unbemalten Steinen',
    ],
  },
};
