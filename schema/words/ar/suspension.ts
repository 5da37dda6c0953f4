// The words of en/suspension.ts in Arabic.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `حسابك موقوف حتى نرفع الإيقاف. السبب: ${reason}`
      : `حسابك موقوف حتى ${utcMoment(until)}. السبب: ${reason}`,
  moment: utcMoment,
  title: 'حسابك موقوف حتى نرفع الإيقاف.',
  titleUntil: <T>(end: T) => ['حسابك موقوف حتى ', end, '.'],
  mayRead: 'وحتى ذلك الحين يمكنك قراءة كل شيء، ولا يضيع شيء مما لك.',
  seenDifferently: <T>(link: (words: string) => T) => ['لديك رأي آخر؟ ', link('يُرجى مراسلتنا'), '.'],
  label: 'حسابك موقوف',
  notice: 'موقوف حتى نرفع الإيقاف',
  noticeUntil: <T>(end: T) => ['موقوف حتى ', end],
  why: 'لماذا؟',
  close: 'إغلاق',
  whatWorks:
    'يمكنك قراءة كل شيء، ولا يضيع شيء مما لك. ما ينتظر في صندوق الصادر يبقى هناك: يُرجى إرساله من جديد بعد ذلك. وما زال يمكنك إنهاء خطة، أو أخذ بياناتك معك، أو المغادرة.',
};
