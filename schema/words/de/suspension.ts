// The words of en/suspension.ts in German.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `Dein Konto ist gesperrt, bis wir die Sperre aufheben. Der Grund: ${reason}`
      : `Dein Konto ist gesperrt bis ${utcMoment(until)}. Der Grund: ${reason}`,
  moment: utcMoment,
  title: 'Dein Konto ist gesperrt, bis wir die Sperre aufheben.',
  titleUntil: <T>(end: T) => ['Dein Konto ist gesperrt bis ', end, '.'],
  mayRead: 'Bis dahin kannst du alles lesen, und nichts von dir geht verloren.',
  seenDifferently: <T>(link: (words: string) => T) => [
    'Siehst du das anders? ',
    link('Bitte schreib uns'),
    '.',
  ],
  label: 'Dein Konto ist gesperrt',
  notice: 'Gesperrt, bis wir die Sperre aufheben',
  noticeUntil: <T>(end: T) => ['Gesperrt bis ', end],
  why: 'Warum?',
  close: 'Schließen',
  whatWorks:
    'Du kannst alles lesen, und nichts von dir geht verloren. Was in deinem Postausgang wartet, bleibt dort: Sende es danach noch einmal. Du kannst weiterhin ein Abo kündigen, deine Daten mitnehmen oder gehen.',
};
