// The words of en/rock-page.ts in Arabic.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'بريشة',
  keeper: 'في رعاية',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'رحلته',
  play: 'تشغيل',
  stops: 'المحطات، الأحدث أولًا',
  seen: (near: string | null) => (near === null ? 'شوهد وتُرك مكانه' : `شوهد وتُرك مكانه ${near}`),
  removeSighting: 'إزالة',
  removeSightingOf: (day: string) => `إزالة: ${day}`,
  sightingRemoved: 'أُزيلت المشاهدة',
  sightingStays: 'تعذّرت إزالة المشاهدة',
  tryAgain: 'يُرجى المحاولة بعد قليل.',
  comments: 'ماذا يقول الناس',
  nobody: 'لم يقل أحد شيئًا بعد. الكلمة الطيبة تسافر بعيدًا.',
  join: 'تسجيل الدخول لكتابة كلمة',
  found: 'هل عثرت عليه؟',
  foundHow: 'يُرجى إدخال الرقم الذي على ملصقه أو على أسفله.',
  share: 'مشاركة',
  follow: 'متابعة',
  thanked: (who: string) => `وصل الشكر من ${who}`,
  thanks: 'شكر على هذا الاكتشاف',
  earlier: (count: number) =>
    plural(count, {
      zero: 'لا محطات أقدم',
      one: 'عرض محطة أقدم',
      two: 'عرض محطتين أقدم',
      few: 'عرض # محطات أقدم',
      many: 'عرض # محطة أقدم',
      other: 'عرض # محطة أقدم',
    }),
  older: (count: number) =>
    plural(count, {
      zero: 'لا محطات أقدم غير مذكورة هنا.',
      one: 'محطة واحدة أقدم غير مذكورة هنا.',
      two: 'محطتان أقدم غير مذكورتين هنا.',
      few: '# محطات أقدم غير مذكورة هنا.',
      many: '# محطة أقدم غير مذكورة هنا.',
      other: '# محطة أقدم غير مذكورة هنا.',
    }),
  farFromTowns: 'بعيدًا عن أي بلدة',
  fromTo: (first: string, last: string) => `من ${first} إلى ${last}`,
  by: (who: string) => `بواسطة ${who}`,
  to: (who: string) => `إلى ${who}`,
  whereNow: {
    active: 'لم يُخفَ بعد: رحلته على وشك أن تبدأ',
    hidden: (near: string | null) => near ?? 'بعيدًا عن أي بلدة',
    found: (near: string | null) => `${near ?? 'بعيدًا عن أي بلدة'}، وهو في الطريق`,
  },
  units: {
    hands: (count: number) =>
      plural(count, { zero: 'يد', one: 'يد', two: 'يد', few: 'أيدٍ', many: 'يدًا', other: 'يد' }),
    countries: (count: number) =>
      plural(count, { zero: 'بلد', one: 'بلد', two: 'بلد', few: 'بلدان', many: 'بلدًا', other: 'بلد' }),
  },
  figures: {
    hands: (count: number) =>
      plural(count, {
        zero: '0 يد',
        one: 'يد واحدة',
        two: 'يدان',
        few: '# أيدٍ',
        many: '# يدًا',
        other: '# يد',
      }),
    countries: (count: number) =>
      plural(count, {
        zero: '0 بلد',
        one: 'بلد واحد',
        two: 'بلدان اثنان',
        few: '# بلدان',
        many: '# بلدًا',
        other: '# بلد',
      }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join('، '),
  preview: {
    paintedBy: (painter: string) => asSentence(`حجر ملوّن بريشة ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`حجر ملوّن بريشة ${painter} وفي رعاية ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `حجر ملوّن: ${rock}`,
  },
  seenBy: { members: 'هذه الصفحة يراها الأعضاء فقط.', hidden: 'لا أحد غيرك يرى هذه الصفحة.' },
  change: 'تغيير',
  paintedRock: 'حجر ملوّن',
  noPage: 'لا صفحة هنا',
  none: {
    title: 'ليست لهذا الحجر صفحة هنا',
    text: 'ربما أخفاها مَن رسمه، أو أن الرابط غير كامل.',
    enterId: 'إدخال Rock ID',
    exploreMap: 'استكشاف الخريطة',
  },
  needsConnection: {
    title: 'هذه الصفحة تحتاج إلى اتصال',
    text: 'لم تُفتح على هذا الجهاز مؤخرًا. يُرجى المحاولة حيث توجد إشارة.',
    action: 'إعادة المحاولة',
  },
  members: {
    title: 'هذا الحجر للأعضاء',
    text: 'اختار مَن رسمه أن تظهر صفحته للأعضاء فقط. الانضمام مجاني: وبعد تسجيل الدخول تُفتح هذه الصفحة فورًا.',
    action: 'الانضمام أو تسجيل الدخول',
  },
};
