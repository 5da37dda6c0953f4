// The words of en/suspension.ts in Japanese.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `アカウントは、停止が解かれるまで利用停止です。理由：${reason}`
      : `アカウントは、${utcMoment(until)}まで利用停止です。理由：${reason}`,
  moment: utcMoment,
  title: 'アカウントは、停止が解かれるまで利用停止です。',
  titleUntil: <T>(end: T) => ['アカウントは、', end, 'まで利用停止です。'],
  mayRead: 'それまでも、すべて読むことができます。記録は何もなくなりません。',
  seenDifferently: <T>(link: (words: string) => T) => [
    '別のご意見がありますか？',
    link('メールをください'),
    '。',
  ],
  label: 'アカウントは利用停止中です',
  notice: '停止が解かれるまで利用停止',
  noticeUntil: <T>(end: T) => [end, 'まで利用停止'],
  why: '理由は？',
  close: '閉じる',
  whatWorks:
    'すべて読むことができ、記録は何もなくなりません。送信待ちのものはそのまま残ります。停止のあとで、もう一度送ってください。プランを終えること、データを持ち出すこと、退会することはできます。',
};
