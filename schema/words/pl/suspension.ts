// The words of en/suspension.ts in Polish.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `Twoje konto jest zawieszone, dopóki tego nie odwołamy. Powód: ${reason}`
      : `Twoje konto jest zawieszone do ${utcMoment(until)}. Powód: ${reason}`,
  moment: utcMoment,
  title: 'Twoje konto jest zawieszone, dopóki tego nie odwołamy.',
  titleUntil: <T>(end: T) => ['Twoje konto jest zawieszone do ', end, '.'],
  mayRead: 'Do tego czasu możesz wszystko czytać i nic twojego nie przepada.',
  seenDifferently: <T>(link: (words: string) => T) => ['Widzisz to inaczej? ', link('Napisz do nas'), '.'],
  label: 'Twoje konto jest zawieszone',
  notice: 'Zawieszone do odwołania',
  noticeUntil: <T>(end: T) => ['Zawieszone do ', end],
  why: 'Dlaczego?',
  close: 'Zamknij',
  whatWorks:
    'Możesz wszystko czytać i nic twojego nie przepada. To, co czeka w „Do wysłania”, tam zostaje: wyślij to potem ponownie. Nadal możesz zakończyć plan, zabrać swoje dane albo odejść.',
};
