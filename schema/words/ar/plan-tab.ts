// The words of en/plan-tab.ts in Arabic.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: 'خطتك',
  notLoaded: 'تعذّر تحميل خطتك. يُرجى المحاولة بعد قليل.',
  tryAgain: 'إعادة المحاولة',
  question: 'سؤال عن خطتك؟ نحن بانتظار رسالتك.',
  contact: 'مراسلة الدعم',
  subject: 'دعم الاشتراكات',
  kinds: {
    free: 'مجانية إلى الأبد',
    premium: 'ممنوحة يدويًا',
    monthly: 'خطة شهرية',
    yearly: 'خطة سنوية',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'سارية',
    trialing: 'تجريبية',
    canceled: 'ملغاة',
    free: 'الخطة المجانية',
    past_due: 'متأخرة السداد',
    incomplete: 'غير مكتملة',
    incomplete_expired: 'غير مكتملة، انتهت مهلتها',
    unpaid: 'غير مدفوعة',
    paused: 'متوقفة مؤقتًا',
  },
  unpaid: 'لم تتم آخر عملية دفع. يُرجى التحقق من بطاقتك.',
  unpaidOpen: 'لم تتم آخر عملية دفع. يُرجى التحقق من بطاقتك، وحتى ذلك الحين يبقى كل شيء مفتوحًا لبضعة أيام.',
  free: 'لك ما شئت من الأحجار ورحلاتها والخريطة بنقاطها. ويضيف Rock Hunter Pro نشاطات المجتمع وتحليل المسافات وخريطة تحكي قصصها.',
  manual: <T>(email: T) => ['مُنحت لك هذه الخطة يدويًا: لتغييرها أو إنهائها يُرجى مراسلة ', email, '.'],
  refunded: (plan: string, day: string) =>
    `كان لديك Rock Hunter Pro عند شراء خطة أخرى (${plan})، فأنهينا تلك الخطة في ${day}.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `كان لديك Rock Hunter Pro عند شراء خطة أخرى (${plan})، فأنهينا تلك الخطة في ${day}. وأُعيد مبلغ ${price} بالطريقة التي دُفع بها.`,
  cancelledUntilEnd: 'خطتك ملغاة. كل ما فيها يبقى لك حتى نهاية الفترة المدفوعة.',
  cancelledAndOver: 'خطتك ملغاة وقد انتهت. أحجارك ورحلاتها ما زالت لك.',
  pause: 'إيقاف الاشتراك مؤقتًا',
  noPause: { title: 'ميزة قادمة قريبًا', description: 'لا يمكن إيقاف الخطط مؤقتًا بعد.' },
  upgrade: 'ترقية',
  reactivate: 'إعادة التفعيل',
  cancel: {
    button: 'إلغاء الخطة',
    title: 'إلغاء Rock Hunter Pro؟',
    text: 'لن يُخصم شيء بعد الآن. أحجارك ورحلاتها تبقى لك.',
    textUntil: (day: string) =>
      `كل ما فيها يبقى لك حتى نهاية الفترة المدفوعة في ${day}. ولن يُخصم شيء بعد ذلك. أحجارك ورحلاتها تبقى لك.`,
    keep: 'الإبقاء على خطتي',
    confirm: 'إلغاء خطتي',
    cancelling: 'جارٍ الإلغاء...',
    done: 'أُلغي الاشتراك',
    over: 'لن يُخصم شيء بعد الآن.',
    untilEnd: 'كل شيء يبقى مفتوحًا لك حتى نهاية الفترة المدفوعة.',
    untilDay: (day: string) => `كل شيء يبقى مفتوحًا لك حتى نهاية الفترة المدفوعة في ${day}.`,
    failed: {
      title: 'حدث خطأ',
      description: 'تعذّر إلغاء الاشتراك. يُرجى المحاولة مرة أخرى أو مراسلة الدعم.',
    },
    manual: {
      title: 'اشتراك يُدار يدويًا',
      description: 'هذا الاشتراك يُدار يدويًا. لإجراء تغيير يُرجى مراسلة الدعم.',
    },
  },
};
