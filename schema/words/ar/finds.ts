// The words of en/finds.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';
import { codes } from './codes.ts';

const withOwner = 'هذا الحجر ما زال عند صاحبه ولم يُخفَ بعد.';

export const finds: Words['finds'] = {
  neverHidden: 'الحجر غير متاح: لم يُخفَ من قبل',
  unknown: 'لم نجد هذا الحجر',
  waiting: codes.waiting,
  taken: 'عُثر على هذا الحجر من قبل',
  notYours: 'هذا الحجر ليس بين الأحجار التي عثرت عليها',
  alreadyRehidden: 'أُعيد إخفاء هذا الحجر من قبل',
  movedOn: 'هذا الحجر الآن عند شخص آخر',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `جُرّبت أرقام كثيرة في وقت قصير${isVisitor ? ' من شبكتك' : ''}. يُرجى التحقق من الملصق ثم المحاولة مرة أخرى. مدة الانتظار: ${wait(seconds)}.`,
  enoughToday: (most: number, seconds: number) =>
    `بلغت اليوم الحد الأقصى من أرقام Rock ID، وهو ${number(most)} في اليوم الواحد. يُرجى المحاولة لاحقًا. مدة الانتظار: ${wait(seconds)}.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description: 'لم يُسجَّل به أي حجر بعد. هل هو لك؟ يكفي تسجيله ليصبح العثور عليه ممكنًا.',
    },
    neverHidden: { title: 'الحجر غير متاح', description: withOwner },
    taken: {
      title: 'عُثر على الحجر من قبل',
      description: 'عُثر على هذا الحجر من قبل، وهو ينتظر إعادة إخفائه.',
    },
    unknown: {
      title: 'لم نجد هذا الحجر',
      description: 'لا يوجد حجر بهذا الرقم. يُرجى التحقق منه والمحاولة مرة أخرى.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description: 'لم يُسجَّل به أي حجر بعد. هل هو لك؟ يكفي تسجيله ليصبح العثور عليه ممكنًا.',
    },
    neverHidden: { title: 'الحجر غير متاح', description: withOwner },
    taken: {
      title: 'عُثر على الحجر من قبل',
      description: 'عثر شخص آخر على هذا الحجر من قبل.',
    },
    unknown: {
      title: 'لم نجد هذا الحجر',
      description: 'لا يوجد حجر بهذا الرقم. يُرجى التحقق من Rock ID والمحاولة مرة أخرى.',
    },
  },
  noConnection: {
    title: 'لا يوجد اتصال',
    description: 'لم نتمكن من الوصول إلى الخادم. يُرجى الاحتفاظ بالحجر والمحاولة مرة أخرى حيث توجد إشارة.',
  },
  oneMoment: { title: 'لحظة من فضلك', description: 'يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.' },
  failed: { title: 'حدث خطأ', description: 'تعذّر تسجيل العثور على الحجر. يُرجى المحاولة مرة أخرى.' },
  unable: { title: 'تعذّر العثور على الحجر', description: 'رقم Rock ID غير صحيح أو الحجر غير مسجّل.' },
  lookUpFailed: {
    title: 'تعذّر البحث',
    description: 'لم نتمكن من البحث عن هذا الحجر. يُرجى المحاولة بعد قليل.',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'لا يوجد اتصال: اكتشافك محفوظ على هذا الجهاز، وسيُرسَل فور عودة الاتصال. وحتى ذلك الحين مكانه في «أحجاري».',
  notLookedUp: {
    title: 'لا يوجد اتصال',
    text: 'لا يمكن البحث عن هذا الحجر الآن. يُرجى المحاولة حيث توجد إشارة.',
  },
  mistyped: {
    title: codes.check,
    text: 'يُرجى مقارنته حرفًا حرفًا بما على الملصق أو على أسفل الحجر.',
  },
  unasked: {
    title: 'الخطوة التالية: «بحث»',
    text: 'هل هذا هو الرقم كاملًا؟ يمكنك الآن الضغط على «بحث»، أو متابعة الكتابة.',
  },
  noRock: {
    title: 'لم نجد هذا الحجر',
    text: 'لم يسجّل أحد حجرًا بهذا الرقم. هل هو لك، أم أن أحد الحروف صعب القراءة؟',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'رقم Rock ID صحيح، ولا يحمله أي حجر بعد. هل هو لك؟ يمكنك تسجيل حجرك به.',
  },
  elsewhere: {
    active:
      'هذا الحجر ما زال عند صاحبه، وهو من يستطيع إخفاءه. وبعد إخفائه يستطيع كل من يجده تسجيل العثور عليه.',
    found:
      'هذا الحجر عند آخر من عثر عليه، وهو من يستطيع إخفاءه من جديد. وبعد إخفائه يمكنك تسجيل العثور عليه.',
  },
  isThatYou: {
    active: 'هذا الحجر ما زال عند صاحبه. هل هو لك؟ يمكنك تسجيل الدخول لإخفائه.',
    found: 'هذا الحجر عند آخر من عثر عليه. هل هو معك؟ يمكنك تسجيل الدخول لإخفائه.',
  },
};
