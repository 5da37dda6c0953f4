// The words of en/own-data.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) =>
  plural(count, {
    zero: 'لا أحجار',
    one: 'حجر واحد',
    two: 'حجران',
    few: '# أحجار',
    many: '# حجرًا',
    other: '# حجر',
  });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0
      ? [
          plural(steps, {
            one: 'خطوة واحدة من رحلاتها',
            two: 'خطوتان من رحلاتها',
            few: '# خطوات من رحلاتها',
            many: '# خطوة من رحلاتها',
            other: '# خطوة من رحلاتها',
          }),
        ]
      : []),
    ...(photos > 0
      ? [plural(photos, { one: 'صورة واحدة', two: 'صورتان', few: '# صور', many: '# صورة', other: '# صورة' })]
      : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'أخذها معك',
  aboutDownload:
    'ملف ZIP واحد فيه كل ما لك هنا: أحجارك مع أرقام Rock ID وصورها، وكل خطوة من رحلاتها، واكتشافاتك وتعليقاتك وطلباتك. تُفتح الجداول في برنامج الجداول، والمسارات على خريطة. وهو مجاني. هذا الملف لك وحدك: أرقام Rock ID أسرار.',
  preparing: 'جارٍ التجهيز...',
  download: 'تنزيل بياناتي',
  downloadBegins: {
    title: 'بدأ التنزيل',
    description: 'مع الصور الكثيرة يستغرق بعض الوقت. سيخبرك المتصفح عند وصوله.',
  },
  noFile: 'لا ملف هذه المرة',
  tryAgain: 'يُرجى المحاولة بعد قليل.',
  bringItIn: 'إدخالها',
  aboutImport:
    'لديك ملف ZIP من موقع Rockabout آخر؟ به تدخل أحجاره ورحلاته وصوره إلى هذا الحساب، مع أرقام Rock ID. المسافات السابقة تُحسب لأحجارك، لكن ليس في أي ترتيب. والأحجار التي لغيرك في هذا الموقع لا يمكن إدخالها. إذا توقف في منتصف الطريق، يكفي اختيار الملف نفسه من جديد: فيتابع من حيث توقف.',
  bringIn: 'إدخال ملف ZIP',
  bringingIn: 'جارٍ الإدخال...',
  progress: 'جارٍ إدخال أحجارك',
  doneSoFar: (done: number, all: number) =>
    `عدد الأحجار: ${number(done)} من ${number(all)}. يستمر العمل بعد إغلاق هذه الإعدادات. يُرجى إبقاء الصفحة مفتوحة.`,
  reading: 'جارٍ قراءة الملف...',
  goToMyRocks: 'إلى أحجاري',
  signInAgain: 'تسجيل الدخول من جديد',
  signIn: 'تسجيل الدخول',
  leftOut: 'ما لم يدخل',
  goOn: (count: number) =>
    plural(count, {
      zero: 'المتابعة',
      one: 'المتابعة بحجر واحد',
      two: 'المتابعة بحجرين',
      few: 'المتابعة بـ # أحجار',
      many: 'المتابعة بـ # حجرًا',
      other: 'المتابعة بـ # حجر',
    }),
  notAsAWhole: 'لم يدخل ملفك كاملًا',
  chooseAgain: (failure: string) => `${failure} يكفي اختيار الملف نفسه من جديد ليتابع.`,
  allHere: (all: number) =>
    plural(all, {
      zero: 'لم يدخل أي حجر',
      one: 'حجرك هنا',
      two: 'حجراك هنا',
      few: 'أحجارك هنا، وعددها #',
      many: 'أحجارك هنا، وعددها #',
      other: 'أحجارك هنا، وعددها #',
    }),
  noneHere: 'لم يدخل أي حجر',
  someHere: (done: number, all: number) => `صار هنا ${number(done)} من أحجارك، وعددها ${number(all)}`,
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `دخل هذه المرة ${rocks(count)}، ومعها ${stepsAndPhotos(steps, photos)}.`
      : `دخل هذه المرة ${rocks(count)}.`,
  cameAlong: (steps: number, photos: number) => `ودخلت معها ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) => `كان هنا عند الإرسال ${rocks(count)}، ربما من تبويب آخر.`,
  nothingMissing: 'لم يكن شيء ناقصًا، ولم يتغيّر شيء.',
  someLeftOut: (count: number) => `بقي خارجًا ${rocks(count)}.`,
  waiting: (count: number, why: string, from: string) =>
    `في الانتظار ${rocks(count)}. ${why} يُستقبل المزيد ابتداءً من ${from}.`,
  signedOut: (done: number, all: number) =>
    `انتهى تسجيل دخولك هنا، أو سجّل شخص آخر دخوله. ${
      done > 0 ? `دخل ${number(done)} من أحجارك، وعددها ${number(all)}.` : 'لم يدخل شيء.'
    } يُرجى تسجيل الدخول من جديد واختيار الملف نفسه: فيتابع من حيث توقف.`,
  nothingCame: 'لم يدخل شيء.',
  notSent: 'تعذّر إرسال الملف. يُرجى المحاولة بعد قليل.',
  aRock: 'حجر',
  exportsSpent: 'نزّلت بياناتك عدة مرات اليوم. يُرجى المحاولة غدًا، أو بعد ساعة إذا انقطع التنزيل.',
  fromElsewhere: 'هذا الرابط على موقع آخر، لذلك لم يُنزَّل شيء. بياناتك في ملفك الشخصي، في «الإعدادات».',
  tooMuch: 'هذا أكثر مما يمكن إدخاله دفعة واحدة. يُرجى إعادة تحميل الصفحة واختيار الملف من جديد.',
  notOurs: 'هذا ليس ملفًا من عندنا، أو أنه تغيّر. يُرجى اختيار ملف ZIP كما نُزّل من هنا.',
  version: 'هذا الملف من نسخة أحدث.',
  triedOften: 'رُفضت عدة ملفات اليوم. يُرجى اختيار الملف نفسه غدًا: فيتابع من حيث توقف.',
  enoughThisHour: 'هذه ملفات كثيرة لساعة واحدة. يُرجى اختيار الملف نفسه بعد ساعة: فيتابع من حيث توقف.',
  enoughToday:
    'هذا أقصى ما يمكن إدخاله بالملفات في يوم واحد. يُرجى اختيار الملف نفسه غدًا: فيتابع من حيث توقف.',
  tooNew: 'يمكنك إدخال حجر بهذا العدد من الخطوات بعد 7 أيام من العضوية.',
  untold:
    'بعض أرقام Rock ID هذه موجودة على أحجار في هذا الموقع، ويمكننا تحديدها بعد ساعة على الأكثر. يُرجى اختيار الملف نفسه عندئذ.',
  taken: (codes: string, hasMore: boolean) =>
    `أرقام Rock ID هذه موجودة على أحجار في هذا الموقع: ${codes}${hasMore ? '، وربما غيرها' : ''}. الملف يُدخل الأحجار إلى موقع ليست فيه بعد.`,
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${names.join('، ')}: ${why}.`.replace(/\.\.$/, '.'),
  tooMuchFor: 'الصورة أو الرحلة كبيرة جدًا',
  twice: 'رقم Rock ID، أو الرقم، موجود في الملف مرتين',
  otherInText:
    'في أحد النصوص، أو أحد نصوص الرحلة، رقم Rock ID لحجر آخر من الملف، ومن يقرأه يستطيع أن يسجّل العثور على ذلك الحجر. يُرجى تغييره حيث جاء الملف، ثم تنزيل الملف من جديد',
  time: 'أحد الأوقات في المستقبل، أو قبل الوقت الذي يسبقه',
  firstStep: 'تبدأ الرحلة بعثور',
  photo: 'الصورة غير موجودة، أو تالفة، أو ليست صورة، أو أكبر من 10 ميغابايت',
  codeTaken: 'رقم Rock ID موجود على حجر في هذا الموقع',
  tooNewFor: 'يمكن إدخال هذا العدد من الخطوات بعد 7 أيام من العضوية',
};
