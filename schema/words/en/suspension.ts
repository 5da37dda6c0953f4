// What a suspended member reads.
import { utcMoment } from './utc.ts';

export const suspension = {
  /** @param until ISO 8601; null until the administrator lifts it */
  refused: (reason: string, until: string | null) =>
    until === null
      ? `Your account is suspended until we lift it. The reason: ${reason}`
      : `Your account is suspended until ${utcMoment(until)}. The reason: ${reason}`,
  /** When it ends. @param at ISO 8601 */
  moment: utcMoment,
  /** Without an end. */
  title: 'Your account is suspended until we lift it.',
  /** @param end an element */
  titleUntil: <T>(end: T) => ['Your account is suspended until ', end, '.'],
  mayRead: 'Until then you can read everything, and nothing of yours is lost.',
  /** @param link makes one of its words */
  seenDifferently: <T>(link: (words: string) => T) => [
    'Do you see it differently? ',
    link('Please write to us'),
    '.',
  ],
  /** Of the notice on every page. */
  label: 'Your account is suspended',
  notice: 'Suspended until we lift it',
  /** @param end an element */
  noticeUntil: <T>(end: T) => ['Suspended until ', end],
  why: 'Why?',
  close: 'Close',
  whatWorks:
    'You can read everything, and nothing of yours is lost. What waits in your outbox stays there: send it again afterwards. You can still end a plan, take your data with you, or leave.',
};
