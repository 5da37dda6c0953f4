// The words of en/places.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'يُرجى كتابة مكان للبحث عنه',
  unknown: 'لم نجد مكانًا بهذا الاسم',
  resting: 'البحث عن الأماكن متوقف الآن. يُرجى المحاولة بعد قليل.',
  off: 'لا يمكن البحث عن العناوين هنا. يُرجى البحث عن بلدة، أو الضغط على الخريطة.',
  coordinates: 'المكان هو latitude,longitude بالدرجات',
  search: 'بحث',
  searchFor: 'البحث عن مكان',
  places: 'الأماكن',
  suggested: 'أماكن مقترحة',
  townOrPark: 'بلدة أو حديقة',
  townParkOrAddress: 'بلدة أو حديقة أو عنوان',
  notNow: 'لا يمكن البحث عن الأماكن الآن. ما كتبته يبقى هنا.',
  noneBegins: (typed: string) => `لا توجد بلدة أو حديقة تبدأ بـ «${typed}».`,
  noneBeginsButAddress: (typed: string) =>
    `لا توجد بلدة أو حديقة تبدأ بـ «${typed}». مفتاح Enter يبحث عن عنوان.`,
  suggestions: (count: number) =>
    `${plural(count, { zero: 'لا أماكن.', one: 'مكان واحد.', two: 'مكانان.', few: '# أماكن.', many: '# مكانًا.', other: '# مكان.' })} مفاتيح الأسهم للتنقل بينها.`,
  notFound: {
    title: 'لم نجد المكان',
    tryPark: 'لم نجد مكانًا بهذا الاسم. يمكن تجربة بلدة أو حديقة.',
    tryStreet: 'لم نجد مكانًا بهذا الاسم. يمكن تجربة بلدة أو شارع.',
  },
  park: 'حديقة',
  notPossible: 'البحث غير ممكن',
};
