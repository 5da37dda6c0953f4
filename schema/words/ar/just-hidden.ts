// The words of en/just-hidden.ts in Arabic.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'رائع! أُخفي الحجر بنجاح!',
    rehide: 'ممتاز! أُعيد إخفاء الحجر!',
  },
  next: {
    hide: <T>(place: T) => [place, '. هو الآن على الخريطة، وينتظر أول من يعثر عليه.'],
    rehide: <T>(place: T) => [place, '. هو في الطريق من جديد، ويبقى اسمك جزءًا من رحلته.'],
  },
  journeyBegins: 'من هنا تبدأ رحلته',
  added: (way: string) => `+ ${way}`,
  samePlace: 'في المكان نفسه كما كان',
};
