// The words of en/designs.ts in Arabic.
import type { Words } from '../words.ts';

export const designs: Words['designs'] = {
  unknown: 'لا يوجد هذا التصميم',
  loadFailed: 'تعذّر تحميل التصاميم.',
  palettes: 'لوحات الألوان',
  notLoaded: 'تعذّر تحميل هذا الرسم.',
  tryAgain: 'إعادة المحاولة',
  tryAgainOf: (design: string) => `إعادة المحاولة: ${design}`,
  lineArt: (design: string) => `رسم خطي: ${design}`,
  difficulties: { easy: 'سهل', 'steady hand': 'يد ثابتة', patient: 'صبر' },
  paints: 'الألوان',
  printSizes: 'يظهر الرسم على الورق بعرض 3 و5 و8 سم، للنقل أو للتلوين. الطباعة بنسبة 100% («الحجم الفعلي»).',
  download: 'تنزيل',
  print: 'طباعة',
  notPrinted: {
    title: 'لم يصل الرسم بعد',
    text: 'يُرجى التحقق من الاتصال، ثم إغلاق هذه النافذة وفتحها من جديد.',
  },
  size: (cm: number, inches: string) => `${cm} سم · ${inches.replace(' ', ' و')} بوصة`,
  centimeters: (count: number) => `${count} سم`,
  inches: (count: number) => `${count} بوصة`,
  toStone: 'من الورق إلى الحجر',
  steps: [
    'اختيار القياس المناسب لحجرك، وقص الرسم على طول حافته.',
    'تظليل ظهر الورقة بقلم رصاص طري، أو بطباشير بيضاء لحجر داكن.',
    'تثبيتها على الحجر بشريط لاصق، والمرور على الخطوط بقلم حبر جاف.',
    'التلوين، ثم تركه حتى يجف، وتغطيته بطبقتين من الورنيش الشفاف.',
  ],
  rulerAgrees: 'عند الطباعة بنسبة 100% («الحجم الفعلي») تطابق هذه المسطرة مسطرتك.',
};
