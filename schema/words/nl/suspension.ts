// The words of en/suspension.ts in Dutch.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `Je account is geschorst tot we dat opheffen. De reden: ${reason}`
      : `Je account is geschorst tot ${utcMoment(until)}. De reden: ${reason}`,
  moment: utcMoment,
  title: 'Je account is geschorst tot we dat opheffen.',
  titleUntil: <T>(end: T) => ['Je account is geschorst tot ', end, '.'],
  mayRead: 'Tot dan kun je alles lezen, en er gaat niets van je verloren.',
  seenDifferently: <T>(link: (words: string) => T) => ['Zie je het anders? ', link('Schrijf ons dan'), '.'],
  label: 'Je account is geschorst',
  notice: 'Geschorst tot we dat opheffen',
  noticeUntil: <T>(end: T) => ['Geschorst tot ', end],
  why: 'Waarom?',
  close: 'Sluiten',
  whatWorks:
    'Je kunt alles lezen, en er gaat niets van je verloren. Wat bij “Te versturen” staat, blijft daar: verstuur het daarna opnieuw. Een abonnement opzeggen, je gegevens meenemen of weggaan kan nog steeds.',
};
