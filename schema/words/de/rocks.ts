// The words of en/rocks.ts in German.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: 'Der Name des Steins fehlt noch',
  locationForHide: 'Wenn der Stein gleich versteckt wird, fehlt noch der Ort',
  notFound: 'Stein nicht gefunden',
  tooMany: 'Du wolltest gerade sehr viele Steine registrieren. Bitte mach etwas später weiter.',
};
