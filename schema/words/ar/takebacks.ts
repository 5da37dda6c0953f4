// The words of en/takebacks.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) =>
  plural(count, {
    zero: 'لا أشياء',
    one: 'شيء واحد',
    two: 'شيئين',
    few: '# أشياء',
    many: '# شيئًا',
    other: '# شيء',
  });

const ofKinds = {
  rock: 'أحجار',
  journey: 'رحلات فيها خطوات',
  comment: 'تعليقات',
  line: 'كلمات عند اكتشافات',
  thanks: 'كلمات شكر',
  sighting: 'أجوبة «رأيته»',
  absence: 'أجوبة «ليس هناك»',
  question: 'أسئلة لمن رسموا الأحجار',
  offer: 'عروض أحجار',
  like: 'إعجابات',
  report: 'بلاغات',
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `الساعة التي تبدأ في ${utcMoment(from)}`,
  departed: (letters: string) => `حساب محذوف ${letters}`,

  takeBack: (name: string) => `سحب ساعة من نشاط ${name}`,
  takeBackButton: (name: string) => `سحب ساعة من نشاط ${name}…`,
  takeBackShort: 'سحب ساعة…',
  takenBack: 'تم السحب',
  whatOfMembers:
    'هذا يحجب أحجارهم وتعليقاتهم، ويزيل اكتشافاتهم وإعجاباتهم وملاحظاتهم في تلك الساعة. وتصل إلى كل عضو رسالة واحدة. يمكنك التراجع من السجل لمدة 90 يومًا.',
  whatOfDeparted:
    'هذا يحجب أحجارهم ويزيل اكتشافاتهم في تلك الساعة. ولا تصل رسالة إلى من حُذف حسابه. يمكنك التراجع من السجل لمدة 90 يومًا.',
  canUndo: 'يمكنك التراجع من السجل لمدة 90 يومًا.',
  fromLabel: 'من (UTC)، لمدة ساعة',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `حتى ${time}. هذه ساعة أحدث نشاط لهم.` : `حتى ${time}.`,
  enterTime: 'يُرجى إدخال يوم ووقت',
  everybody: 'عرض كل من كتب من الشبكة نفسها',
  aboutNetworks:
    'تُعرف الشبكات لمدة سبعة أيام. وقد تكون مدرسة أو شركة هاتف شبكة واحدة: يُرجى اختيار من ينتمون إليها.',
  hourNotLoaded: 'تعذّر تحميل الساعة.',
  aboutReason: (most: number) =>
    `يقرؤه الأعضاء في الرسالة. يُرجى عدم ذكر أي اسم فيه. أقصى عدد من الأحرف: ${most}.`,
  takingBack: 'جارٍ السحب...',
  takeItBack: 'سحبها',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `سحب ${things(count)} من ${plural(members, { zero: '0 عضو', one: 'عضو واحد', two: 'عضوين', few: '# أعضاء', many: '# عضوًا', other: '# عضو' })}`
      : `سحب ${things(count)}`,
  nothingMade: 'لم يُصنع في هذه الساعة شيء يمكن سحبه.',
  nothingInHour: 'لا شيء في هذه الساعة',
  moreWrote: (count: number) =>
    `${plural(count, { zero: 'لم يكتب غيرهم شيئًا في هذه الساعة.', one: 'كتب شخص آخر شيئًا في هذه الساعة.', two: 'كتب شخصان آخران شيئًا في هذه الساعة.', few: 'كتب # أشخاص آخرين شيئًا في هذه الساعة.', many: 'كتب # شخصًا آخر شيئًا في هذه الساعة.', other: 'كتب # شخص آخر شيئًا في هذه الساعة.' })} المعروض هم أصحاب النشاط الأكثر: يُرجى سحب ما ينتمي إلى الفيض، ثم فتح هذا من جديد.`,
  stays:
    'ما يبقى: الملفات الشخصية، وتصحيحات الخطوات الأقدم، والأحجار التي سُلّمت أو أُهديت، وأجوبة الأسئلة، وما هو في المتابعة. ويُعرف أصحاب المشاهدات لمدة سبعة أيام. والصورة التي حجبتها هذه البلاغات وحدها تظهر من جديد، إلا إذا أبلغ عنها آخرون أيضًا، أو كان لك قرار فيها.',

  taken: (counts: string) => `ما سُحب: ${counts}.`,
  nothingYet: 'لم يُسحب شيء بعد.',
  nothingTaken: 'لم يُسحب شيء.',
  toCome: (counts: string) => `يأتي مع مهمة كل ساعة: ${counts}.`,
  builtOn: 'بنى آخرون على هذه، لذلك تبقى:',
  notReturned: (counts: string) => `ما لا يعيده التراجع: ${counts}.`,
  stateNotLoaded: 'بدأ السحب. وتعذّر تحميل مدى تقدّمه.',
  close: 'إغلاق',

  countOf: (count: number, kind: Kind) => `${ofKinds[kind]} (${number(count)})`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    `${ofKinds[kind]}: `,
    numbered(number(count)),
  ],
  kinds: {
    rock: 'حجر',
    journey: 'رحلة فيها خطوات',
    comment: 'تعليق',
    line: 'كلمة عند اكتشاف',
    thanks: 'كلمة شكر',
    sighting: 'جواب «رأيته»',
    absence: 'جواب «ليس هناك»',
    question: 'سؤال لمن رسم الحجر',
    offer: 'عرض حجر',
    like: 'إعجاب',
    report: 'بلاغ',
  },
  whyLost: {
    rock: 'صدر قرارك فيه منذ ذلك الحين، أو لم يعد موجودًا',
    journey: 'استمرت الرحلة بدونها',
    comment: 'صدر قرارك فيه منذ ذلك الحين، أو لم يعد موجودًا',
    line: 'كتب صاحبها شيئًا آخر، أو لم يعد الاكتشاف موجودًا',
    thanks: 'هناك شكر آخر، أو صاحب آخر، أو لم يعد الاكتشاف موجودًا',
    sighting: 'لم يعد الحجر موجودًا',
    absence: 'لم يعد الحجر موجودًا',
    question: 'حُذفت صورته نهائيًا، ويمكن طرحه من جديد',
    offer: 'لم يعد رابطه يعمل، ويستطيع صاحب الحجر عرضه من جديد',
    like: 'لم يعد الحجر موجودًا',
    report: 'لم يعد موضوعه موجودًا',
  },
  goneRock: 'حجر لم يعد موجودًا',
  fates: {
    waits: 'لم يتم بعد',
    kept: 'يبقى: بنى عليه آخرون',
    lost: 'لا يعود',
  },
  show: (shown: number, all: number) =>
    shown < all ? `عرض التفاصيل (${number(shown)} من ${number(all)})` : `عرض التفاصيل (${number(shown)})`,

  undone: 'تم التراجع',
  undo: 'التراجع عن سحب ساعة',
  membersTold: 'يُبلَّغ الأعضاء.',
  aboutUndo:
    'كل ما هو ممكن بعدُ يعود كما كان، ويُبلَّغ الأعضاء. ويمكن إظهار حجر واحد أو تعليق واحد من «البلاغات»، في «المحجوب الآن».',
  actNotLoaded: 'تعذّر تحميل ما سُحب.',
  whatWas: <T>(from: string, until: string, members: T) => [
    `من ${from} إلى ${until}، من نشاط `,
    members,
    '.',
  ],
  nothingCameBack: 'لم يعد شيء.',
  nothingCanReturn: 'لا يمكن أن يعود منه شيء.',
  cameBack: 'ما عاد:',
  returns: 'ما يعود:',
  notTaken: (counts: string) => `لم يُسحب بعد، ويُترك كما هو: ${counts}.`,
  couldNotComeBack: 'ما لم يتمكن من العودة:',
  cannotReturn: 'ما لا يمكن أن يعود:',
  neverTaken: 'لم يُسحب هذا قط، لأن آخرين بنوا عليه:',
  undoing: 'جارٍ التراجع...',
  undoButton: 'تراجع',

  network: 'network هو true أو غير مذكور',
  nothing: 'لم يُصنع في هذه الساعة شيء يمكن سحبه',
  noMember: 'لا يوجد هذا العضو',
  alreadyUndone: 'تم التراجع عن هذا من قبل',
  gone: 'لا يوجد هذا الإجراء',
  from: 'from هو وقت مثل 2026-05-31T08:00:00.000Z',
  members: 'يُرجى اختيار 1 إلى 50 عضوًا',
  waits: 'يجري الآن سحب شيء مما فعلته هنا. يُرجى المحاولة بعد ساعة.',
  memberWaits: 'يجري الآن سحب شيء من نشاط العضو. يُرجى المحاولة بعد ساعة.',
};
