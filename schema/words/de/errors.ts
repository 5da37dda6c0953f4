// The words of en/errors.ts in German.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'Nicht angemeldet',
  notFound: 'Hier ist nichts',
  malformed: 'Diese Anfrage war nicht lesbar. Bitte versuch es noch einmal.',
  tooLarge: 'Das ist mehr, als wir auf einmal aufnehmen können',
  unsupportedType: 'Diese Art von Inhalt verstehen wir hier nicht',
  tooMany: 'Das war viel auf einmal. Bitte warte ein wenig und versuch es noch einmal.',
  unavailable: 'Etwas, das wir brauchen, macht gerade Pause. Bitte versuch es gleich noch einmal.',
  noEmail: 'Wir konnten die E-Mail gerade nicht senden. Bitte versuch es gleich noch einmal.',
  unexpected: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  crossSite: 'Diese Anfrage kam von einer anderen Website',
  keyMalformed: 'Ein Idempotency-Key hat 8 bis 64 sichtbare Zeichen',
  keyReused: 'Diese Anfrage gab es schon mit anderem Inhalt',
};
