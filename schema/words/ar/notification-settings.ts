// The words of en/notification-settings.ts in Arabic.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'تعذّر تحميل اختياراتك. يُرجى المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
  intro: 'يخبرك الجرس بكل شيء. وهنا اختيار ما نراسلك بشأنه أيضًا. كل تغيير يُحفظ فورًا.',
  otherDevices: 'الإشعارات الفورية المحددة تخص أجهزتك الأخرى.',
  group: 'الرسائل والإشعارات الفورية',
  emails: { now: 'رسالة فورية', digest: 'في الملخّص', off: 'بلا رسالة' },
  push: 'إشعار فوري',
  pushOf: (topic: string) => `إشعار فوري: ${topic}`,
  when: 'متى',
  digest: 'يأتي الملخّص صباحًا',
  digests: { daily: 'كل يوم', weekly: 'أيام الاثنين' },
  quietFrom: 'هدوء من',
  quietUntil: 'هدوء حتى',
  neverQuiet: 'إذا تساوت الساعتان، تصل الإشعارات الفورية في أي وقت.',
  waitWhileQuiet: 'في وقت الهدوء تنتظر الإشعارات الفورية.',
  hours: 'الساعات بتوقيت هذا الجهاز. أما الطلبات فنراسلك بشأنها دائمًا.',
  notSaved: 'لم يُحفظ ذلك',
  tryInAMoment: 'يُرجى المحاولة بعد قليل.',
  device: {
    on: 'هذا الجهاز يعرض الإشعارات الفورية.',
    off: 'هذا الجهاز لا يعرض الإشعارات الفورية.',
    denied: 'لا يسمح هذا المتصفح للموقع بإرسال الإشعارات الفورية.',
    turnOn: 'تشغيلها',
    turnOff: 'إيقافها',
    failed: 'لم ينجح ذلك',
    failedHint: 'لم يتغيّر شيء. يُرجى المحاولة مرة أخرى.',
  },
};
