// The words of en/landing.ts in German.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['Bemale einen Stein. ', br, 'Versteck ihn. ', br, 'Sieh, wie weit er kommt.'],
  lead: 'Jeder Stein trägt eine ID auf der Rückseite. Wer ihn findet, gibt sie ein und versteckt den Stein an einem neuen Ort. Und du siehst zu, wie seine Reise wächst, Punkt für Punkt, quer über die Karte.',
  signUp: 'Kostenlos mitmachen',
  howItWorks: 'So geht es',
  finder: {
    title: 'Ich habe einen Stein gefunden',
    text: 'Dreh ihn um und gib ein, was auf dem Aufkleber steht.',
    field: 'Rock ID',
    find: 'Finden',
  },
};
