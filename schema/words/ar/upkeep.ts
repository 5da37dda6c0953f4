// The words of en/upkeep.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const roles = {
  administrator: 'إدارة الموقع',
  applicant: 'صاحب طلب الانضمام',
  author: 'الكاتب',
  buyer: 'المشتري',
  member: 'العضو',
  visitor: 'الزائر',
};

const here = 'تخفق قبل خروجها: التفاصيل في السجل عند ‘kind = failure’.';

export const upkeep: Words['upkeep'] = {
  unsent: 'رسائل غير مرسلة',
  aboutUnsent: 'هنا ما يخفق، أو ينتظر منذ أكثر من ساعة. وتعيد مهمة كل ساعة محاولته لمدة أسبوعين.',
  noOthers: 'لا رسائل أخرى تنتظر.',
  others: (count: number) =>
    `${plural(count, { zero: 'لا رسائل أخرى ستخرج وحدها', one: 'رسالة أخرى ستخرج وحدها', two: 'رسالتان أخريان ستخرجان وحدهما', few: '# رسائل أخرى ستخرج وحدها', many: '# رسالة أخرى ستخرج وحدها', other: '# رسالة أخرى ستخرج وحدها' })}: الآن، أو في الساعة التي اختارها قارئها.`,
  tryAll: 'إعادة محاولة الكل الآن',
  unsentCaption: 'رسائل غير مرسلة، الأقدم أولًا',
  messagesNotLoaded: 'تعذّر تحميل الرسائل.',
  nothingFails: 'لا شيء يخفق، ولا شيء ينتظر طويلًا.',
  kinds: {
    receipt: 'إيصال',
    purchase: 'خطة دُفعت قبل تسجيل الدخول',
    duplicate: 'خطة ثانية أُعيد ثمنها',
    act: 'إجراء من الإدارة',
    application: 'طلب انضمام وصل',
    selection: 'نتيجة طلب انضمام',
    report: 'التقرير اليومي',
    watch: 'الوجهة التالية لحجر',
    offer: 'عرض حجر',
    alarm: 'إنذار',
    deletion: 'تأكيد حذف حساب',
    notice: 'إشعار',
    digest: 'الملخّص',
  },
  asPush: (kind: string) => `${kind}، كإشعار فوري`,
  roles,
  what: 'ماذا',
  to: 'إلى',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], '، ', about],
  why: 'لماذا',
  written: 'كُتبت',
  tries: 'المحاولات',
  tryNow: 'إعادة المحاولة الآن',
  doNotSend: 'عدم الإرسال',
  beingTried: 'جارٍ المحاولة الآن',
  notTried: 'لم تُجرَّب بعد: يُرجى التحقق من عمل مهمة كل ساعة.',
  brokenOff: 'انقطعت محاولة. تبدأ التالية خلال ساعة.',
  everyTry: 'كل محاولة تخفق.',
  failures: {
    email: {
      address: 'لا تقبل خدمة البريد رسائل إلى هذا العنوان.',
      service: 'لا تقبلها خدمة البريد.',
      other: here,
    },
    push: {
      address: here,
      service: 'لا تقبلها خدمة إشعارات المتصفح.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} الحال كذلك منذ `, at, '.'],
  tryingNow: { title: 'جارٍ المحاولة', description: 'ما يخرج يختفي من هذه القائمة بعد قليل.' },
  didNotWork: 'لم ينجح ذلك',
  tryLater: 'يُرجى المحاولة بعد قليل.',
  doNotSendKind: (kind: string) => `عدم الإرسال: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `لن تصل هذه الرسالة أبدًا إلى وجهتها (${roles[role]}). ولا يمكن إرسالها لاحقًا.`,
  notSent: 'لن تُرسل',

  payments: 'المدفوعات',
  comparing: {
    title: 'ستُقارن المدفوعات مع Stripe',
    description: 'خلال ساعة، مع المهمة التالية كل ساعة.',
  },
  repair: 'إصلاح خلال ساعة',
  aboutRepair:
    'مرة في اليوم تُقارن الخطط والطلبات والمبالغ المعادة مع Stripe. وبعد توقف webhook لا حاجة إلى انتظار ذلك.',
  secondPlans: 'خطط ثانية يُعاد ثمنها',
  noneWaits: 'لا شيء ينتظر.',
  secondPlansCaption: 'خطط ثانية يُعاد ثمنها، الأقدم أولًا',
  refundsNotLoaded: 'تعذّر تحميل المبالغ المعادة.',
  subscription: 'الاشتراك',
  member: 'العضو',
  found: 'وُجد في',
  state: 'الحالة',
  confirmed: 'ينتهي ويُعاد ثمنه خلال ساعة',
  beingChecked: 'جارٍ التحقق',

  noMessage: 'خرجت هذه الرسالة، أو لم تعد موجودة',
  underway: 'جارٍ إرسالها الآن، أو تنتظر ساعتها. يُرجى النظر من جديد بعد عشر دقائق.',
};
