// The words of en/track-map.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) =>
  plural(count, {
    zero: 'لا محطات',
    one: 'محطة واحدة',
    two: 'محطتان',
    few: '# محطات',
    many: '# محطة',
    other: '# محطة',
  });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `تتبّع ${rock} على الخريطة`,
  loading: 'جارٍ تحميل الخريطة...',
  map: (rock: string) => `الأماكن التي مرّ بها ${rock}`,
  stops: 'المحطات، الأحدث أولًا',
  stop: (number: number, place: string) => `المحطة ${number}: ${place}`,
  pile: (count: number) =>
    plural(count, {
      zero: 'لا محطات متقاربة',
      one: 'محطة واحدة',
      two: 'محطتان متقاربتان',
      few: '# محطات متقاربة',
      many: '# محطة متقاربة',
      other: '# محطة متقاربة',
    }),
  notHidden: <T>(rock: T) => ['لم يُخفَ ', rock, ' بعد. ستظهر محطته الأولى هنا.'],
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  firstStop: 'المحطة الأولى',
  nextStop: 'المحطة التالية',
  slider: 'الرحلة محطة بعد محطة',
  stopOf: (stop: number, count: number, place: string) =>
    `المحطة ${number(stop)} من ${number(count)}: ${place}`,
  stopMark: (stop: number, count: number) => `المحطة ${number(stop)} من ${number(count)}`,
  quoted: (line: string) => `«${line}»`,
  savePicture: 'حفظ الصورة',
  saved: { title: 'حُفظت الصورة', text: (file: string) => `اسمها ${file}.` },
  notSaved: {
    title: 'لم تُحفظ الصورة',
    text: 'تعذّر على متصفحك رسم الخريطة. لقطة الشاشة تُظهر الشيء نفسه.',
  },
  pictureOf: (rock: string) => `رحلة ${rock}`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `من ${first} إلى ${last}`,
  visits: {
    hidden: (place: string) => `${place}: أُخفي`,
    found: (place: string) => `${place}: عُثر عليه`,
    both: (place: string) => `${place}: أُخفي ثم عُثر عليه`,
  },
  legend: 'مفتاح الخريطة',
  hidden: 'أُخفي',
  found: 'عُثر عليه',
};
