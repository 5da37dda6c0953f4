// The words of en/qr-code-generator.ts in Dutch.
import type { Words } from '../words.ts';
export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'QR-code maken',
  lead: (productName: string) =>
    `Eén code voor iedereen die nog niet van beschilderde stenen heeft gehoord: hij leidt naar de startpagina van ${productName}, waar te zien is wat er in de buurt verstopt is.`,
  download: 'QR-code downloaden',
  print: 'QR-code printen',
  notALabel:
    'De sticker van een steen is iets anders: daar staat de eigen ID van de steen op, en je print hem bij “Mijn stenen”.',
  code: (productName: string) => `QR-code die naar ${productName} leidt`,
  saved: {
    title: 'QR-code opgeslagen',
    description: (fileName: string) => `Het bestand heet ${fileName}.`,
  },
  notDrawn: {
    title: 'De afbeelding kon niet gemaakt worden',
    description: 'Je browser laat ons niet tekenen. De code printen lukt wel.',
  },
  howTo: {
    title: 'Zo gebruik je hem',
    lines: [
      'Download de afbeelding voor een flyer, een nieuwsbrief of een website, of print de pagina en hang hem op.',
      'Maak hem minstens 2,5 cm breed, en groter waar mensen verder weg staan.',
      'Laat de witte rand eromheen staan, en houd het zwart op wit: daar zoeken camera’s naar.',
      'Scan hem één keer met je eigen telefoon voor je er vijftig print.',
    ],
  },
  perfectFor: {
    title: 'Heel geschikt voor',
    lines: [
      'Prikborden van parken, campings en wandelroutes, als de beheerder het goedvindt',
      'Klaslokalen, scoutinggroepen, bibliotheken en zorgcentra',
      'Marktkramen, knutselmarkten en schildermiddagen',
      'Het deksel van een verfdoos, of een kaartje bij een mand met onbeschilderde stenen',
    ],
  },
};
