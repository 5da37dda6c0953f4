// The words of en/downloads.ts in Dutch.
import type { Words } from '../words.ts';
export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'Mijn stenen',
      text: 'Elke steen die je registreerde: Rock ID, beschrijving, status, afstand, hoe vaak gevonden en waar hij het laatst is verstopt. Rock ID’s zijn geheim: houd dit bestand voor jezelf.',
    },
    journeys: {
      title: 'De reizen van mijn stenen',
      text: 'Elke stap van elke reis: wanneer, waar, door wie, de notities, en hoe ver het was vanaf de vorige plek.',
    },
    finds: {
      title: 'Mijn vondsten',
      text: 'Elke steen die je vond: van wie hij is, waar hij lag, en waar je hem weer verstopte.',
    },
    follows: {
      title: 'Stenen die ik volg',
      text: 'Elke steen die je wilde volgen, sinds wanneer, en de stenen die je niet meer volgt.',
    },
    notifications: {
      title: 'Wat ik te horen kreeg',
      text: 'De berichten van de laatste negentig dagen: wat er met welke steen gebeurde, en wanneer we je schreven.',
    },
  },
  download: 'Downloaden',
  preparing: 'Klaarmaken…',
  ready: 'Je bestand is klaar',
  failed: 'Deze keer geen bestand',
  failedHint: 'Probeer het zo nog eens.',
  brokenOff: 'De download brak af, en er is niets opgeslagen. Probeer het opnieuw.',
};
