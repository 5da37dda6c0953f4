// The words of en/errors.ts in Arabic.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'يلزم تسجيل الدخول',
  notFound: 'لا يوجد شيء هنا',
  malformed: 'تعذّرت قراءة هذا الطلب. يُرجى المحاولة مرة أخرى.',
  tooLarge: 'هذا أكبر مما يمكننا استقباله دفعة واحدة',
  unsupportedType: 'هذا النوع من المحتوى غير مفهوم هنا',
  tooMany: 'هذا كثير دفعة واحدة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  unavailable: 'إحدى الخدمات التي نعتمد عليها متوقفة الآن. يُرجى المحاولة بعد قليل.',
  noEmail: 'تعذّر إرسال الرسالة الآن. يُرجى المحاولة بعد قليل.',
  unexpected: 'حدث خلل من جانبنا. يُرجى المحاولة مرة أخرى.',
  crossSite: 'جاء هذا الطلب من موقع آخر',
  keyMalformed: 'يتكوّن Idempotency-Key من 8 إلى 64 حرفًا مرئيًا',
  keyReused: 'أُرسل هذا الطلب من قبل بمحتوى مختلف',
};
