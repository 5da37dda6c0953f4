// The words of en/action-emails.ts in Arabic.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: 'لديك رأي آخر؟ يُرجى الردّ على هذه الرسالة.',
  wrong: 'هل فيه خطأ؟ يُرجى الردّ على هذه الرسالة.',
  quoted: (text: string) => `«${text}»`,
  patience: 'شكرًا على صبرك.',
  myRocks: 'أحجاري',
  chooseName: 'اختيار اسم',
  order: (id: string) => `الطلب ${id}`,
  tracking: (note: string) => `تتبّع الشحنة: ${note}`,

  photoRests: (rock: string) => ({
    subject: `صورة ${rock} في استراحة حاليًا`,
    before: `نظرنا في صورة ${rock}. لا يراها الآخرون حاليًا.`,
    after: 'أما الحجر نفسه فيواصل سفره، ولا يضيع شيء من رحلته.',
  }),
  photoWaits: (rock: string) => ({
    subject: `سننظر في صورة ${rock}`,
    before: `لا يرى الآخرون صورة ${rock} حتى ننظر فيها.`,
    after: 'أما الحجر نفسه فيواصل سفره، ولا يضيع شيء من رحلته.',
  }),
  photoBack: (rock: string) => ({
    subject: `عادت صورة ${rock}`,
    before: `نظرنا في صورة ${rock}. يراها الجميع من جديد.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `عادت صورة ${rock}`,
    before: `سُحبت البلاغات عن صورة ${rock}. يراها الجميع من جديد.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `حُذفت صورة ${rock}`,
    before: `نظرنا في صورة ${rock}، وحذفناها نهائيًا.`,
    after: 'أما الحجر نفسه فيواصل سفره. ويمكنك إعطاؤه صورة أخرى.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} في استراحة حاليًا`,
    before: `نظرنا في ${rock}. لا يراه الآخرون حاليًا على الخريطة وفي القوائم.`,
    after: 'رحلته محفوظة، وهو ما زال بين أحجارك.',
  }),
  rockBack: (rock: string) => ({
    subject: `عاد ${rock}`,
    before: `نظرنا في ${rock}. يراه الجميع من جديد، على الخريطة وفي القوائم.`,
  }),

  commentHidden: (comment: string) => ({
    subject: 'أحد تعليقاتك لا يظهر',
    before: `نظرنا فيما كتبته: ${comment}. لا يراه أحد حاليًا.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'عاد تعليقك',
    before: `نظرنا فيما كتبته: ${comment}. يراه الجميع من جديد.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'حُذفت إحدى صورك',
    before: `نظرنا فيما أرسلته إلى مَن رسم الحجر: ${photo}. وحذفناها.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'كلمات منك لا تظهر',
    before: `نظرنا فيما كتبته: ${thing}. لا يرى الآخرون هذه الكلمات حاليًا.`,
    after: 'أما الحجر فيواصل سفره، ولا يضيع شيء من رحلته.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'عادت كلماتك',
    before: `نظرنا فيما كتبته: ${thing}. يراه الجميع من جديد.`,
  }),

  pictureDeleted: {
    subject: 'حُذفت صورتك',
    before: 'نظرنا في صورة ملفك الشخصي، وحذفناها نهائيًا.',
  },
  nameHidden: {
    subject: 'اسمك لا يظهر',
    before: 'نظرنا في الاسم الذي اخترته. يرى الآخرون مكانه «شخص بلا اسم».',
    after: 'يمكنك اختيار اسم آخر في ملفك الشخصي.',
  },
  nameBack: {
    subject: 'عاد اسمك',
    before: 'نظرنا في الاسم الذي اخترته. يراه الجميع من جديد.',
  },
  hourTaken: (hour: string) => ({
    subject: 'سُحب ما جرى من حسابك في ساعة',
    before: `نسحب ما جرى من حسابك في هذا الوقت: ${hour}. يختفي عن الآخرين الآن، أو خلال الساعات القادمة إذا كان كثيرًا.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'يعود ما سحبناه',
    before: `يعود ما جرى من حسابك في هذا الوقت: ${hour}. يعود بقدر ما هو ممكن: الآن، أو خلال الساعات القادمة إذا كان كثيرًا.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `حسابك في ${productName} موقوف`,
    before: until === null ? 'حسابك موقوف حتى نرفع الإيقاف.' : `حسابك موقوف حتى ${utcMoment(until)}.`,
    after:
      'يمكنك تسجيل الدخول والقراءة، ولا يضيع شيء مما لك. وحتى ذلك الحين لا يمكنك العثور على الأحجار أو إخفاؤها أو تسجيلها، ولا كتابة أي شيء.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `لم يعد حسابك في ${productName} موقوفًا`,
    before: 'يمكنك العثور على الأحجار وإخفاؤها والكتابة من جديد.',
  }),
  addressSet: (productName: string) => ({
    subject: `هذا هو العنوان الآن لحسابك في ${productName}`,
    before: 'كتبت إلينا أن قراءة الرسائل على عنوانك القديم لم تعد ممكنة.',
    after: 'صار لحسابك هذا العنوان الآن. يكون تسجيل الدخول به: يصلك رمز بالبريد الإلكتروني.',
  }),

  shipped: (id: string) => ({
    subject: `طلبك ${id} في الطريق`,
    heading: 'طلبك في الطريق',
  }),
  onItsWay: (product: string) => `طلبك في الطريق إليك${product ? `: ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `طلبك ${id}: كيف يسافر`,
    heading: 'كيف يسافر طلبك',
  }),
  yourOrder: 'طلبك',
  travels: (product: string) => `هكذا يسافر الآن: ${product}. وما كتبناه من قبل لم يعد صالحًا.`,
  noTracking: (product: string) => `ما كتبناه عن شحن هذا لم يعد صالحًا: ${product}. لا يوجد له تتبّع.`,

  selectionWithdrawn: {
    subject: 'انتهت مشاركتك بين السفراء المؤسسين',
    before: 'نظرنا في اختيارك بين السفراء المؤسسين، وسحبناه.',
    after: 'لم يعد اسمك في القائمة، والعلبة التي لم تُرسل بعد تبقى هنا.',
  },
  selectionReturned: {
    subject: 'عدت إلى السفراء المؤسسين',
    before: 'نظرنا في الأمر من جديد: اختيارك بين السفراء المؤسسين سارٍ.',
  },

  accountDeleted: (productName: string) => ({
    subject: `حُذف حسابك في ${productName}`,
    heading: 'حُذف حسابك',
    what: `طلبت منا حذف حسابك في ${productName}، وقد فعلنا. زال اسمك وصورتك وتعليقاتك وملاحظاتك ورسائلك، وكذلك الأحجار التي لم تُخفَ قط.`,
    stays:
      'تبقى الأحجار المسافرة في العالم، ولا تعود تحكي مَن رسمها. وانتهت الخطة إن وُجدت. ومن الطلب نحفظ ما تحتاج إليه المحاسبة. وعدا ذلك نحذف عنوانك بعد مغادرة هذه الرسالة.',
    notAsked: 'ليس الطلب منك؟ يُرجى الردّ على هذه الرسالة.',
  }),
};
