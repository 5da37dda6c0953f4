// The words of en/corrections.ts in Arabic.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'هذه الخطوة غير موجودة، أو ليست لك',
  place: 'للمكان خط عرض وخط طول واسم',
  tooMany: 'صحّحت الكثير اليوم. يُرجى المتابعة غدًا.',
  nothing: 'يُرجى تحديد ما يتغيّر: المكان أو الملاحظات أو الوقت',
  tooLate: (days: number) => `مدة إمكان تغيير الخطوة بعد تسجيلها: ${unit(days, 'day')}`,
  first: 'أول مكان إخفاء يبدأ الرحلة، وقد مرّ به آخرون بعدها. يُرجى تغييره بدلًا من ذلك.',
  betweenOthers: 'حدث شيء آخر لهذا الحجر قبل ذلك أو بعده. يُرجى اختيار وقت بينهما.',
  change: 'تغيير',
  changeThis: { hide: 'تغيير هذا الإخفاء', find: 'تغيير هذا الاكتشاف' },
  changeOrUndo: 'تغيير هذا الاكتشاف أو التراجع عنه',
  changeOf: {
    hide: (day: string) => `تغيير إخفائك بتاريخ ${day}`,
    find: (day: string) => `تغيير اكتشافك بتاريخ ${day}`,
  },
  takeThisBack: { hide: 'التراجع عن هذا الإخفاء؟', find: 'التراجع عن هذا الاكتشاف؟' },
  wasMistake: 'هل كان ذلك خطأً؟',
  takeBack: 'تراجع',
  keep: 'إبقاؤه',
  tryAgain: 'لم يصل ذلك. يُرجى المحاولة مرة أخرى.',
  becomes: {
    gone: 'لم يحدث شيء بعده، لذلك يختفي من الرحلة.',
    struck: 'حدث شيء آخر بعده، لذلك يظهر في الرحلة مشطوبًا، ولا يُحتسب.',
    unknown: 'إذا لم يحدث شيء بعده، يختفي. وإلا يظهر مشطوبًا، ولا يُحتسب.',
  },
  norRehide: 'وكذلك إعادة إخفائك له.',
  changed: { title: 'تم التغيير', text: 'تتغيّر الرحلة معه.' },
  takenBack: {
    title: 'تم التراجع',
    shown: 'تُظهر الرحلة أنه كان خطأً، ولا يُحتسب.',
    gone: 'اختفى، كأنه لم يُسجَّل قط.',
  },
};
