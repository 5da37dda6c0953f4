// The words of en/plans.ts in Arabic.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['تسجيل أحجار بلا حدود', 'عرض رحلة الحجر'];
const alreadySubscribed = 'لديك اشتراك من قبل';
const subscriptionError = 'خطأ في الاشتراك';

export const plans: Words['plans'] = {
  names: { monthly: 'الخطة الشهرية', yearly: 'الخطة السنوية' },
  start: { monthly: 'بدء الخطة الشهرية', yearly: 'بدء الخطة السنوية' },
  ofMember: {
    free: 'الخطة المجانية',
    premium: 'الخطة المميّزة',
    monthly: 'الخطة الشهرية',
    yearly: 'الخطة السنوية',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'في الشهر', yearly: 'في السنة', free: 'إلى الأبد' },
  freePrice: '\u20660\u00A0$\u2069',
  orYearly: (yearly: string) => `في الشهر، أو ${yearly} في السنة`,
  freeName: 'الخطة المجانية',
  freeFeatures: [...shared, 'تتبّع أساسي للأحجار', 'عرض الخريطة (نقاط فقط)', 'رمز QR ورقم Rock ID'],
  notInFree: [
    'الاطلاع على نشاطات المجتمع',
    'تحليل المسافات',
    'خريطة تتفاعل مع الضغط',
    'تصدير البيانات بصيغة CSV',
    'تصاميم مميّزة للأحجار',
    'دعم له الأولوية',
  ],
  notInFreeTitle: 'ما ليس في الخطة المجانية',
  notIncluded: 'غير مشمول: ',
  sharedFeatures: [...shared, 'رمز QR ورقم Rock ID'],
  addedByPro: [
    'تتبّع متقدّم',
    'خريطة تفاعلية كاملة',
    'نشاطات المجتمع',
    'تحليل المسافات',
    'خريطة تتفاعل مع الضغط',
    'تصدير CSV',
    'تصاميم مميّزة',
    'دعم له الأولوية',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro، شهريًا أو سنويًا',
  bestValue: 'الأوفر',
  saving: (percent: number) => `توفير ${percent}% مقارنة بالشهري!`,
  starting: 'لحظة من فضلك...',
  opening: 'جارٍ الفتح...',
  continueFree: 'الاستمرار مجانًا',
  toDashboard: 'إلى صفحتك الرئيسية',
  backToDashboard: 'العودة إلى صفحتك الرئيسية',
  period: {
    renews: (day: string) => `موعد التجديد: ${day}.`,
    trial: (day: string) => `تستمر فترتك التجريبية حتى ${day}.`,
    until: (day: string) => `لك حتى ${day}.`,
    ended: (day: string) => `انتهت في ${day}.`,
  },
  page: {
    heading: 'الاشتراك',
    choose: 'اختيار مستوى المغامرة',
    lead: 'رسم الأحجار وإخفاؤها والعثور عليها بلا حدود، ومجانًا إلى الأبد. أما Rock Hunter Pro فيُظهر لك أين ذهبت كلها، ويفتح الطاولة التي يلتقي حولها الجميع.',
    toHome: 'العودة إلى الرئيسية',
    failed: 'لم نتمكن من عرض الخطط.',
    waiting: 'في انتظار خبر دفعك...',
    thanks: 'شكرًا لك',
    lastPlan: 'خطتك السابقة',
    another: 'يمكنك بدء خطة أخرى متى شئت.',
    anotherAfter: (period: string) => `${period} يمكنك بدء خطة أخرى متى شئت.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'دفعت من قبل؟ ',
      link('تسجيل الدخول بالبريد الذي استُخدم في الدفع'),
      '، وستكون خطتك هناك.',
    ],
  },
  soon: {
    title: 'الاشتراكات المميّزة قادمة قريبًا',
    lead: (monthly: string, yearly: string) =>
      `خطة Rock Explorer مجانية إلى الأبد، بأي عدد من الأحجار. وقريبًا يأتي Rock Hunter Pro مقابل ${monthly} في الشهر أو ${yearly} في السنة، وفيه:`,
  },
  own: {
    headings: { member: 'عضوية مميّزة', ending: 'خطتك على وشك الانتهاء', unpaid: 'خطتك تنتظر' },
    ending: 'خطتك ملغاة. كل ما فيها يبقى لك حتى ذلك الحين، وأحجارك ورحلاتها تبقى لك دائمًا.',
    backToRock: 'العودة إلى الحجر الذي في يدك',
    allYours: 'كل هذا لك',
    stillYours: 'ما زال لك',
    open: 'فتح التحليلات والملفات والتصاميم',
    lookUpFailed: 'لم نتمكن من عرض خطتك.',
  },
  unpaid: {
    title: 'لم تتم آخر عملية دفع',
    hasAccess: 'يبقى كل شيء مفتوحًا لبضعة أيام. يُرجى التحقق من بطاقتك.',
    isClosed: 'يُفتح Rock Hunter Pro من جديد فور إتمامها. يُرجى التحقق من بطاقتك.',
  },
  billing: 'البطاقة والفواتير',
  billingFailed: {
    title: subscriptionError,
    description: 'تعذّر فتح بطاقتك وفواتيرك. يُرجى المحاولة مرة أخرى.',
  },
  reactivate: 'إعادة التفعيل',
  reactivating: 'جارٍ التفعيل...',
  reactivated: { title: 'أُعيد تفعيل الاشتراك', description: 'تستمر خطتك وتتجدد كالسابق.' },
  reactivateFailed: {
    title: subscriptionError,
    description: 'تعذّرت إعادة تفعيل خطتك. يُرجى المحاولة مرة أخرى.',
  },
  giveYourself: {
    text: 'أنت من يرعى هذا المجتمع، فلا شيء للدفع: يمكنك منح نفسك Rock Hunter Pro يدويًا من قائمة الأعضاء.',
    link: 'منح نفسي Pro',
  },
  upsell: {
    everythingAnd: 'كل ما في Rock Explorer، ومعه:',
    upgrade: 'الترقية إلى Pro',
    signIn: 'تسجيل الدخول',
  },
  card: {
    heading: 'إكمال الاشتراك',
    form: 'الدفع بالبطاقة',
    loading: 'جارٍ تحميل نموذج البطاقة...',
    subscribe: 'اشتراك',
    subscribing: 'جارٍ الاشتراك...',
    failed: 'لم يتم الدفع',
    noAnswer: 'لم تستجب صفحة الدفع. يُرجى المحاولة مرة أخرى.',
    canTryAgain: (refusal: string) =>
      `${refusal} يمكنك المحاولة مرة أخرى، أو استخدام بطاقة أخرى، أو البدء من جديد من «اختيار خطة أخرى».`,
    whereItGoes: {
      monthly:
        'تذهب بطاقتك إلى Stripe، مزوّد خدمة الدفع، ولا تصل إلينا أبدًا. تتجدد الخطة كل شهر إلى أن تُلغى، والإلغاء بضغطتين.',
      yearly:
        'تذهب بطاقتك إلى Stripe، مزوّد خدمة الدفع، ولا تصل إلينا أبدًا. تتجدد الخطة كل سنة إلى أن تُلغى، والإلغاء بضغطتين.',
    },
    back: 'اختيار خطة أخرى',
    opens: 'ما يفتحه Rock Hunter Pro',
    missing:
      'لم يُحمَّل نموذج البطاقة. قد يكون السبب اتصالًا ضعيفًا أو أداة حجب. لم يُخصم شيء، ويمكنك الدفع على صفحة مزوّد خدمة الدفع بدلًا من ذلك.',
    hosted: 'الانتقال إلى صفحة الدفع',
  },
  noCheckout: 'تعذّر إنشاء جلسة الدفع',
  setupFailed: {
    title: 'خطأ في إعداد الدفع',
    description: 'تعذّر بدء الدفع. يُرجى المحاولة مرة أخرى.',
  },
  successful: {
    title: 'تم الدفع',
    description: 'صار Rock Hunter Pro لك. بفضلك تبقى الأحجار في طريقها، فشكرًا لك.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description: 'كان لديك Rock Hunter Pro من قبل. أُنهيت الخطة الثانية، ومبلغها في طريق العودة إليك.',
  },
  canceled: {
    title: 'أُلغي الدفع',
    description: 'لم يُخصم شيء. الخطط هنا متى شئت.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'تم الشراء ببريد إلكتروني آخر. يُرجى تسجيل الدخول به.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'لديك Rock Hunter Pro من قبل. لم يُخصم شيء.',
  },
  received: {
    heading: 'تم الدفع!',
    toSignIn: 'جارٍ الانتقال إلى تسجيل الدخول بالبريد الذي استُخدم في الدفع...',
  },
  unconfirmed: {
    title: 'جارٍ تأكيد دفعك',
    retry: 'التحقق مرة أخرى',
    accepted: 'قُبلت بطاقتك، وستكون خطتك هنا خلال دقيقة أو دقيقتين. يمكنك المتابعة في هذه الأثناء.',
    notHeard:
      'لم يصلنا خبر من مزوّد خدمة الدفع بعد. إذا تم الدفع، فستكون خطتك هنا خلال دقيقة أو دقيقتين. وإذا لم يتم، فلم يُخصم شيء.',
  },
  elsewhere: {
    title: 'تم الدفع ببريد إلكتروني آخر',
    signIn: 'تسجيل الدخول بالبريد الآخر',
    notMine: 'لم أشترها',
    whatToDo: <T>(support: T) => [
      'الخطة التي اشتُريت في هذا المتصفح تخص البريد الذي دُفعت به. يُرجى تسجيل الدخول به، أو مراسلة ',
      support,
      '.',
    ],
    subject: 'دعم الاشتراكات',
  },
};
