// The words of en/alarms.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';
import { shortMoment } from './utc.ts';

const counted = { answers: 'الطلبات', mail: 'الرسائل', webhooks: 'الأحداث', push: 'الإشعارات الفورية' };

export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'مهمة كل ساعة',
      broken: 'مهمة كل ساعة لا تنجح',
      brokenTitle: 'مهمة كل ساعة لا تنجح',
      over: 'مهمة كل ساعة تعمل من جديد',
      overTitle: 'مهمة كل ساعة تعمل من جديد',
      todo: [
        'لم يضع شيء: أول تشغيل ينجح يعوّض ما فات.',
        'إذا أخفقت خطوات، فالحالة في cloudflarestatus.com وفي status.stripe.com: الخدمة المتوقفة تعود وحدها. وإذا لم تعمل المهمة أصلًا، فمكانها في Cloudflare هو Workers & Pages، ثم rockabout، ثم Settings، ثم Trigger Events؛ ونشر جديد يضبط الجدول من جديد.',
        'استعادة نسخة لم تكتمل تجعلها تنتظر: يُرجى إكمالها بالأمر نفسه، أو بالأمر npm run restore -- --undo. وإلا يُرجى إرسال أسطر السجل التي فيها ‘kind = failure’ إلى المطوّر.',
      ],
    },
    mail: {
      title: 'رسائل البريد',
      broken: 'رسائل البريد لا تخرج',
      brokenTitle: 'رسائل البريد لا تخرج',
      over: 'رسائل البريد تخرج من جديد',
      overTitle: 'رسائل البريد تخرج من جديد',
      todo: [
        'يُرجى التحقق في Cloudflare من Email Service: هل استُنفدت الحصة اليومية، وهل ما زالت الخدمة تجد سجلات DNS لنطاقك؟ إذا كان كلاهما سليمًا، فالحالة في cloudflarestatus.com، ثم الانتظار.',
        'وحتى ذلك الحين لا يستطيع أحد تسجيل الدخول برمز. أما بقية الرسائل فتنتظر، ثم تخرج وحدها.',
      ],
    },
    outbox: {
      title: 'رسائل غير مرسلة',
      broken: 'رسائل تنتظر منذ أكثر من ساعة',
      brokenTitle: 'رسائل تنتظر منذ أكثر من ساعة',
      over: 'لم تعد أي رسالة تنتظر طويلًا',
      overTitle: 'لم تعد أي رسالة تنتظر طويلًا',
      todo: [
        'إذا كانت رسائل البريد أو الإشعارات الفورية أو مهمة كل ساعة معطّلة أيضًا، فالبداية من هناك. وإلا فالسبب غالبًا عنوان خاطئ: في \u200E/admin، ثم «الصيانة»، قائمة الرسائل، ومنها إعادة المحاولة أو عدم الإرسال.',
        'تُعاد محاولة الرسائل كل ساعة لمدة أسبوعين، ولا تخرج أي رسالة مرتين.',
      ],
    },
    webhooks: {
      title: 'المدفوعات من Stripe',
      broken: 'أخبار المدفوعات لا تصل',
      brokenTitle: 'أخبار المدفوعات لا تصل',
      over: 'أخبار المدفوعات تصل من جديد',
      overTitle: 'أخبار المدفوعات تصل من جديد',
      todo: [
        'يُرجى التحقق في Stripe من Developers، ثم Webhooks: يظهر جوابنا عند عمليات التسليم المخفقة. 400 يعني أن سرّ التوقيع خاطئ؛ و404، أو لا جواب، يعني أن العنوان خاطئ. الأمر npm run setup -- --replace STRIPE_WEBHOOK_SECRET ينشئ webhook من جديد بكليهما. و500 و503 يزولان وحدهما. ومشكلات Stripe مذكورة في status.stripe.com.',
        'لا تضيع أي عملية دفع: إصلاح يومي يجد مدفوعات أسبوعين، وزر «إصلاح خلال ساعة» في «الصيانة» لا ينتظره.',
      ],
    },
    push: {
      title: 'الإشعارات الفورية',
      broken: 'الإشعارات الفورية لا تخرج',
      brokenTitle: 'الإشعارات الفورية لا تخرج',
      over: 'الإشعارات الفورية تخرج من جديد',
      overTitle: 'الإشعارات الفورية تخرج من جديد',
      todo: [
        'يزول هذا عادةً وحده خلال ساعات، والإشعارات تنتظر.',
        'إذا استمر يومًا، فيُرجى النظر في أسطر السجل التي فيها ‘a push service did not take a message’. وجود 401 أو 403 فيها يعني أن المفاتيح لا تتطابق: npm run setup -- --replace PUSH_PRIVATE_KEY، ثم npm run deploy. وغيرها يُرسل إلى المطوّر.',
      ],
    },
    answers: {
      title: 'طلبات الخادم',
      broken: 'طلبات كثيرة جدًا تخفق',
      brokenTitle: 'طلبات كثيرة جدًا تخفق',
      over: 'الطلبات يُجاب عنها من جديد',
      overTitle: 'الطلبات يُجاب عنها من جديد',
      todo: [
        'هل بدأ ذلك مع إصدار جديد؟ إذن يُرجى التراجع عنه: npm run deploy -- --back.',
        'وإلا يُرجى فتح \u200E/api/health في الموقع. إذا لم يكن الجواب ‘ok’، فهناك مخزن متوقف لدى Cloudflare: الحالة في cloudflarestatus.com، ثم الانتظار. وإذا كان الجواب ‘ok’، فيُرجى إرسال أسطر السجل التي فيها ‘level = error’ إلى المطوّر.',
      ],
    },
    database: {
      title: 'حجم قاعدة البيانات',
      broken: 'قاعدة البيانات تمتلئ',
      brokenTitle: 'قاعدة البيانات تمتلئ',
      over: 'في قاعدة البيانات مساحة من جديد',
      overTitle: 'في قاعدة البيانات مساحة من جديد',
      todo: [
        'لا شيء معطّلًا للأعضاء بعد، وهناك وقت. لكن قاعدة البيانات الممتلئة لا تقبل أحجارًا ولا اكتشافات ولا أعضاء جددًا.',
        'يُرجى التحدث إلى المطوّر خلال أسبوع: يجب نقل الصفوف القديمة، أو تقسيم قاعدة البيانات.',
      ],
    },
  },

  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} منذ ${shortMoment(since, now)}`,
  sinceThen: (since: number, now: number, detail: string) => `منذ ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `من ${shortMoment(since, now)} إلى ${shortMoment(until, now)} كان هناك عطل: ${broken}. لا حاجة إلى فعل شيء.`,
  openDashboard: 'فتح لوحة الإدارة',
  oneMoreEmail: 'تصلك رسالة واحدة أخرى عندما ينتهي هذا.',

  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `${counted[what]} التي أخفقت: ${number(failed)} من ${number(total)} (${number(percent)}%). المدة: ${unit(minutes, 'minute')}.`,
  neverRan: 'لم تعمل قط.',
  lastRan: (at: number, now: number) => `آخر تشغيل: ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `أخفقت هذه الخطوات في تشغيلين أو أكثر: ${names}.`,
  undelivered: 'لم تتمكن Stripe من تسليم حدث منذ أكثر من ساعة.',
  messagesWait: (many: number) =>
    plural(many, {
      zero: 'لا رسائل تنتظر.',
      one: 'رسالة واحدة تنتظر.',
      two: 'رسالتان تنتظران.',
      few: '# رسائل تنتظر.',
      many: '# رسالة تنتظر.',
      other: '# رسالة تنتظر.',
    }),
  gigabytes: (used: number, most: number) => `المستخدم بالغيغابايت: ${used.toFixed(1)} من ${most}.`,

  heading: 'حالة الموقع',
  notLoaded: 'تعذّر تحميل حالة الموقع.',
  partsBroken: (many: number) =>
    plural(many, {
      zero: 'لا أجزاء معطّلة.',
      one: 'جزء واحد معطّل.',
      two: 'جزآن معطّلان.',
      few: '# أجزاء معطّلة.',
      many: '# جزءًا معطّلًا.',
      other: '# جزء معطّل.',
    }),
  emailWhenOver: 'تصلك رسالة عندما ينتهي ذلك.',
  emailWhenBroken: 'تصلك رسالة عندما يتعطّل شيء.',
  fineSince: <T>(at: T) => ['سليم منذ ', at],
  isBrokenSince: <T>(at: T) => ['معطّل منذ ', at],
  calmSince: <T>(at: T) => ['يهدأ منذ ', at],
  notKnown: 'غير معروف بعد',
  notSetUp: 'غير معدّ',
  calming: <T>(since: T, minutes: number) => [
    'معطّل منذ ',
    since,
    `. ينتهي العطل بعد مدة سليمة بلا انقطاع. المدة: ${unit(minutes, 'minute')}. لا حاجة إلى فعل شيء.`,
  ],
  more: 'المزيد في docs/operations.md، تحت ‘Alarms’.',
  unsent: 'رسائل غير مرسلة',
  addresses: 'الأعضاء وعناوينهم',
  repair: 'إصلاح المدفوعات',
};
