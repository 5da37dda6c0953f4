// The words of en/rock-cards.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `نسخ Rock ID: ${code}`,
  codeCopied: 'نُسخ Rock ID',
  distance: 'المسافة المقطوعة',
  timesFound: 'مرات العثور',
  lastLocation: 'آخر مكان',
  notSet: 'غير محدد',
  viewJourney: 'عرض الرحلة',
  track: 'على الخريطة',
  trackNamed: (rock: string) => `تتبّع ${rock} على الخريطة`,

  featured: (rank: number) => `مميّز رقم ${number(rank)}`,
  by: <T>(painter: T) => ['بريشة ', painter],
  places: 'الأماكن، الأحدث أولًا',
  notHidden: <T>(name: T) => ['لم يُخفَ ', name, ' بعد. سيظهر مكانه الأول هنا.'],

  hide: 'إخفاء الحجر',
  isHidden: 'الحجر مخفي',
  printLabel: 'طباعة ملصق',
  giveAway: 'إهداء',
  adoptedByYou: <T>(painter: T) => ['بريشة ', painter, '، وفي رعايتك'],
  offer: {
    until: (day: string) => `معروض للإهداء حتى ${day}`,
    wanted: <T>(receiver: T) => ['يودّه ', receiver],
    wish: <T>(receiver: T) => ['يودّ ', receiver, ' تبنّيه.'],
    answerUntil: (day: string) => `يُرجى الجواب حتى ${day}.`,
    youOffer: (day: string) => `هو معروض للإهداء حتى ${day}.`,
    nobodyYet: 'لم يقبله أحد بعد.',
    answer: 'الجواب',
    see: 'تفاصيل الإهداء',
  },

  readyToHide: 'جاهز للإخفاء في مكان جديد',
  isHome: 'عاد إلى بيته عندك',
  isKept: 'باقٍ عندك',
  foundOwn: (day: string, near: string | null) =>
    near === null ? `عثرت عليه في ${day}. هو حجرك.` : `عثرت عليه في ${day} ${near}. هو حجرك.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null ? `عثرت عليه في ${day}. صاحبه: ` : `عثرت عليه في ${day} ${near}. صاحبه: `,
    owner,
    '.',
  ],
  rehide: 'إعادة إخفائه',
  addPlace: 'إضافة مكان العثور عليه',

  rehidden: 'أُعيد إخفاؤه',
  wayBy: <T>(way: T, painter: T) => [way, '، بريشة ', painter],
  hidAgain: (day: string) => `أخفيته من جديد في ${day}`,
  hidAgainAt: <T>(day: string, place: T) => [`أخفيته من جديد في ${day}، والمكان: `, place],

  withheld: {
    rock: 'لا يرى الآخرون هذا الحجر في الوقت الحالي.',
    rockHow: 'رحلته محفوظة. السبب في الرسالة التي أرسلناها إليك. لديك رأي آخر؟ يُرجى الردّ عليها.',
    photo: 'صورة هذا الحجر لا تظهر في الوقت الحالي.',
    photoHow:
      'أما الحجر نفسه فيواصل سفره. السبب في الرسالة التي أرسلناها إليك. لديك رأي آخر؟ يُرجى الردّ عليها.',
    heldHow: 'ومع ذلك يمكنك إخفاؤه من جديد: يواصل سفره بعد أن ننظر في الأمر.',
  },
};
