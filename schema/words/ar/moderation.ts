// The words of en/moderation.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const titles = {
  photo: 'صورة',
  rock: 'حجر',
  comment: 'تعليق',
  question: 'صورة ممن عثر على حجر',
  name: 'اسم',
  place: 'اسم مكان',
  note: 'ملاحظة',
  line: 'كلمة ممن عثر على حجر',
  thanks: 'شكر',
};

type Subject = keyof typeof titles;

const between: Record<Subject, string> = {
  photo: ' للحجر ',
  rock: ': ',
  comment: ' على الحجر ',
  question: '، عن ',
  name: '، ظهر عند ',
  place: ' في رحلة ',
  note: ' عند خطوة في رحلة ',
  line: ' عند العثور على ',
  thanks: ' على العثور على ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], '، ', rock],

  thePhotoOf: (rock: string) => `صورة ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `صورة ${rock}`,
      rock: rock,
      comment: `التعليق على ${rock}`,
      question: `الصورة التي أرسلها مَن عثر على حجر بشأن ${rock}`,
      name: words === null ? 'اسم عضو' : `الاسم ${words}`,
      place: `اسم مكان في رحلة ${rock}`,
      note: `الملاحظة عند خطوة في رحلة ${rock}`,
      line: `الكلمة عند العثور على ${rock}`,
      thanks: `الشكر على العثور على ${rock}`,
    })[subject],

  heading: 'البلاغات',
  reportsNotLoaded: 'تعذّر تحميل البلاغات.',
  nothingWaits: 'لا شيء بانتظارك. ما يبلّغ عنه الأعضاء يظهر هنا.',
  hiddenForNow: 'محجوب حاليًا',
  by: <T>(member: T) => ['من: ', member],
  ofDeleted: 'ما صنعته حسابات محذوفة عند هذا الحجر',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { zero: 'لا بلاغات', one: 'بلاغ واحد', two: 'بلاغان', few: '# بلاغات', many: '# بلاغًا', other: '# بلاغ' })}، المعروض هنا من أحدثها: ${number(shown)}`
      : plural(count, {
          zero: 'لا بلاغات',
          one: 'بلاغ واحد',
          two: 'بلاغان',
          few: '# بلاغات',
          many: '# بلاغًا',
          other: '# بلاغ',
        }),
  showOlder: (count: number) => `عرض الأقدم (${number(count)})`,
  rockIsHidden: 'الحجر نفسه محجوب: يُرجى إظهاره أولًا، في «المحجوب الآن».',
  settle: 'إغلاق',
  reportedAt: <T>(at: T) => ['البلاغ في ', at],
  wordsGone: 'هذه الكلمات لم تعد موجودة.',
  reportedPhoto: (rock: string) => `موضوع البلاغ: ${rock}`,
  noPhoto: 'لا صورة',

  hiddenNow: 'المحجوب الآن',
  hiddenCaption: 'ما هو محجوب الآن، الأحدث أولًا',
  hiddenNotLoaded: 'تعذّر تحميل المحجوب.',
  nothingHidden: 'لا شيء محجوبًا.',
  what: 'ماذا',
  asOthersSaw: 'كما رآه الآخرون',
  whose: 'لمن',
  hiddenSince: 'محجوب منذ',
  hiddenPhoto: (rock: string) => `محجوب: ${rock}`,

  hide: 'حجب',
  hideThing: (thing: string) => `حجب ${thing}`,
  hideTitle: (thing: string) => `حجب: ${thing}`,
  delete: 'حذف',
  deleteTitle: (thing: string) => `حذف: ${thing}`,
  keepHidden: 'إبقاء الحجب',
  keepHiddenTitle: (thing: string) => `إبقاء الحجب: ${thing}`,
  restore: 'إظهار',
  restoreThing: (thing: string) => `إظهار ${thing}`,
  restoreTitle: (thing: string) => `إظهار: ${thing}`,
  nothingWrong: 'لا مشكلة فيه',
  nothingWrongTitle: (thing: string) => `لا مشكلة: ${thing}`,
  hides: {
    photo: 'لا يراها أحد من الآن؛ ويواصل الحجر سفره. ويقرأ صاحبه السبب في رسالة لطيفة.',
    rock: 'لا يراه من الآن إلا صاحبه ومن هو معه. ويقرأ صاحبه السبب في رسالة لطيفة.',
    comment: 'لا يراه أحد من الآن. ويقرأ كاتبه السبب في رسالة لطيفة.',
    question: 'تُحذف نهائيًا. ويقرأ مرسلها السبب في رسالة لطيفة.',
    name: 'يرى الآخرون مكانه «شخص بلا اسم» حتى يختار العضو اسمًا آخر. ويقرأ كاتبه السبب في رسالة لطيفة.',
    place: 'يرى الآخرون مكانه «مكان إخفاء»؛ ويبقى المكان نفسه على الخريطة. ويقرأ كاتبه السبب في رسالة لطيفة.',
    note: 'لا يراها أحد من الآن. ويقرأ كاتبها السبب في رسالة لطيفة.',
    line: 'لا يراها أحد من الآن. ويقرأ كاتبها السبب في رسالة لطيفة.',
    thanks: 'لا يرى الكلمات أحد من الآن. ويقرأ كاتبها السبب في رسالة لطيفة.',
  },
  restores: {
    owner: 'يراه الجميع من جديد. ويُبلَّغ صاحبه.',
    sender: 'يراه الجميع من جديد. ويُبلَّغ مرسله.',
    author: 'يراه الجميع من جديد. ويُبلَّغ كاتبه.',
  },
  settles: 'يبقى كما هو، وتُغلق البلاغات عنه.',
  deletedToast: { title: 'حُذف', description: 'لم يعد يراه أحد.' },
  hiddenToast: { title: 'حُجب', description: 'لم يعد يراه الآخرون.' },
  restoredToast: { title: 'أُظهر', description: 'يراه الجميع من جديد.' },
  settledToast: { title: 'أُغلقت البلاغات', description: 'يبقى كما هو.' },

  commentOn: (rock: string) => `تعليق على ${rock}`,
  photoAbout: (rock: string) => `صورة عن ${rock}`,
  aName: 'اسم',
  placeNameOf: (rock: string) => `اسم مكان في رحلة ${rock}`,
  noteAt: (rock: string) => `ملاحظة عند ${rock}`,
  lineAtFindOf: (rock: string) => `كلمة عند العثور على ${rock}`,
  thanksForFindOf: (rock: string) => `شكر على العثور على ${rock}`,

  subject: 'subject هو ما يبلّغ عنه الأعضاء، مثل صورة أو حجر أو تعليق أو اسم',
  subjectId: 'subjectId هو معرّف',
  verdict: 'verdict هو withhold أو restore أو settle',
  seenUntil: 'seenUntil هو وقت مثل 2026-05-31T08:00:00.000Z',
  gone: 'لم يعد هذا موجودًا',
  withheld: 'هذا محجوب من قبل',
  shown: 'هذا ليس محجوبًا',
  settled: 'أُغلقت هذه البلاغات من قبل',
  deleted: 'حُذفت هذه الصورة. ولا يمكن إعادتها.',
  rockFirst: 'الحجر نفسه محجوب. يُرجى إظهاره أولًا.',
  changed: 'كتب صاحبه شيئًا آخر منذ ذلك الحين. لا شيء للإظهار.',
  meanwhile: 'تغيّر هذا قبل لحظة. يُرجى النظر فيه من جديد.',

  automatic: 'أبلغ عنه ثلاثة أعضاء.',
  unreported: 'سُحبت البلاغات التي كانت سبب حجبه.',
};
