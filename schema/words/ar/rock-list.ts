// The words of en/rock-list.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

function linesOf(lines: readonly number[]): string {
  return lines.length > 1 ? `الأسطر ${lines.join('، ')}` : `السطر ${lines.join('')}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`السطر ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `عدد الأحجار في القائمة: من 1 إلى ${number(most)}`,
  line: 'لكل حجر رقم سطره',
  text: 'لكل حجر اسم ورقم Rock ID',
  tooNew: (days: number) =>
    `يمكنك تسجيل القوائم بعد مدة من العضوية، وهي: ${unit(days, 'day')}. وحتى ذلك الحين يُرجى تسجيل أحجارك واحدًا واحدًا.`,
  oneADay: 'سجّلت قائمة اليوم. موعد القائمة التالية غدًا.',
  tooMany: 'جرّبت عدة قوائم. يُرجى الانتظار قليلًا قبل القائمة التالية.',
  untold:
    'بعض أرقام Rock ID هذه موجودة على أحجار في هذا الموقع، ولا يمكننا تحديدها إلا بعد ساعة. لم يُسجَّل أي شيء.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} لم يُسجَّل أي شيء.`,
  noCode: 'Rock ID مطلوب',
  asNumber:
    'حوّل برنامج الجداول رقم Rock ID هذا إلى عدد. يُرجى ضبط تنسيق العمود على «نص»، وكتابة Rock ID من جديد',
  inText: (line: number) =>
    `في أحد نصوص هذا السطر رقم Rock ID الخاص بالسطر ${line}. يُرجى عدم ذكره: فمن يقرأه يستطيع أن يسجّل العثور على الحجر`,
  same: (line: number) => `رقم Rock ID هذا موجود أيضًا في السطر ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `رقم Rock ID مستخدم على حجر آخر: ${linesOf(lines)}${hasMore ? '، وربما غيرها' : ''}. لم يُسجَّل أي شيء.`,
  openQuote: 'علامة اقتباس فُتحت ولم تُغلق. يُرجى إغلاقها أو حذفها',
  quoteInside: 'علامة اقتباس داخل خلية بين علامتي اقتباس. يُرجى حذفها أو كتابتها مرتين',
  quotedRows: 'خلية بين علامتي اقتباس تحتوي على أحجار أخرى. يُرجى إغلاق الاقتباس قبلها أو حذفه',
  oneColumn:
    'في جدولك عمود واحد، والأحجار تحتاج إلى عمودين: أسماؤها وأرقام Rock ID. في ملف CSV تفصل بينهما فواصل أو فواصل منقوطة أو مسافات جدولة.',
  noNames: 'يُرجى اختيار عمود الأسماء.',
  noCodes: 'يُرجى اختيار عمود أرقام Rock ID.',
  ownColumn: 'يُرجى اختيار عمود مستقل لأرقام Rock ID.',
  many: 'تسجيل أحجار كثيرة',
  box: 'صندوق كامل من الأحجار؟',
  boxHow: (most: number) =>
    `إذا كانت أسماؤها وأرقام Rock ID في جدول، أمكن تسجيلها دفعة واحدة. أقصى عدد: ${number(most)}.`,
  from: (most: number) =>
    `من جدول فيه اسم ورقم Rock ID لكل حجر، قائمة واحدة في اليوم. أقصى عدد دفعة واحدة: ${number(most)}.`,
  registered: (count: number) =>
    plural(count, {
      zero: 'لم يُسجَّل أي حجر',
      one: 'سُجّل حجر واحد',
      two: 'سُجّل حجران',
      few: 'سُجّلت # أحجار',
      many: 'سُجّل # حجرًا',
      other: 'سُجّل # حجر',
    }),
  findThem: 'مكانها الآن في «أحجاري».',
  tooLong: (count: number, most: number) =>
    `عدد الأحجار هنا ${number(count)}، وأقصى عدد في القائمة ${number(most)}. يُرجى إرسالها على أجزاء، جزء كل يوم.`,
  notSent: 'تعذّر إرسال القائمة. يُرجى المحاولة بعد قليل.',
  seeWhich: 'أي الأسطر؟',
  registering: 'جارٍ التسجيل...',
  register: 'تسجيل',
  registerCount: (count: number) =>
    plural(count, {
      zero: 'تسجيل',
      one: 'تسجيل حجر واحد',
      two: 'تسجيل حجرين',
      few: 'تسجيل # أحجار',
      many: 'تسجيل # حجرًا',
      other: 'تسجيل # حجر',
    }),
  first: (name: string, code: string | undefined) => {
    const rock = `الحجر الأول: ${name ? name : 'بلا اسم'}`;
    return code === undefined ? rock : `${rock}، Rock ID: ${code ? code : 'غير موجود'}`;
  },
  unread: 'تعذّرت قراءة هذا الملف. يُرجى حفظ الجدول بصيغة CSV وتجربته.',
  noText: 'هذا ليس ملف CSV. في برنامج الجداول: حفظ باسم، ثم CSV.',
  cells: 'خلايا من جدولك',
  cellsHow: 'نسخها من هناك ولصقها هنا، مع العناوين أو بدونها.',
  chooseFile: 'اختيار ملف CSV',
  fields: { name: 'الاسم', code: 'Rock ID', description: 'الوصف' },
  column: (name: string) => `العمود ${name}`,
  whichColumn: 'ماذا في كل عمود؟',
  hasHeadings: 'السطر الأول فيه عناوين',
  none: 'لا شيء',
  choose: 'اختيار',
  preview: 'معاينة',
  noName: 'بلا اسم',
  noRockId: 'بلا Rock ID',
  more: (count: number) => `و${number(count)} غيرها`,
  wrong: (count: number) =>
    plural(count, {
      zero: 'لا أسطر خاطئة.',
      one: 'سطر واحد خاطئ.',
      two: 'سطران خاطئان.',
      few: '# أسطر خاطئة.',
      many: '# سطرًا خاطئًا.',
      other: '# سطر خاطئ.',
    }),
  wrongAndHow: (count: number) =>
    `${plural(count, { zero: 'لا أسطر خاطئة.', one: 'سطر واحد خاطئ.', two: 'سطران خاطئان.', few: '# أسطر خاطئة.', many: '# سطرًا خاطئًا.', other: '# سطر خاطئ.' })} يُرجى التصحيح في جدولك، ثم اللصق من جديد:`,
};
