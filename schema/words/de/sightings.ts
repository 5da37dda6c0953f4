// The words of en/sightings.ts in German.
import type { Words } from '../words.ts';

export const sightings: Words['sightings'] = {
  neverHidden: 'Dieser Stein war nie versteckt, also kann ihn auch niemand gesehen haben.',
  inHand:
    'Diesen Stein hat gerade jemand. Wenn du ihn siehst, wird er bald versteckt: Bitte überlass das der Person, die ihn hat.',
  tooManyEmails: 'Wir haben heute mehrere dieser E-Mails verschickt. Bitte versuch es morgen noch einmal.',
  dead: 'Dieser Link ist nicht vollständig oder zu alt. Auf der Seite zur ID des Steins kannst du noch einmal fragen.',
  notPainter: 'Eine Sichtung kann nur entfernen, wer diesen Stein bemalt hat',
  gone: 'Diese Sichtung gibt es nicht mehr',
};
