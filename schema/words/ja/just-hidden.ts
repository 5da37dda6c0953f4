// The words of en/just-hidden.ts in Japanese.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'やりましたね！石をかくしました！',
    rehide: 'すばらしい！もう一度かくしました！',
  },
  next: {
    hide: <T>(place: T) => [place, '。もう地図にのり、最初に見つけてくれる人を待っています。'],
    rehide: <T>(place: T) => [place, '。石はまた旅に出ました。これからも、その旅の仲間です。'],
  },
  journeyBegins: '旅のはじまり',
  added: (way: string) => `+${way}`,
  samePlace: '前と同じ場所',
};
