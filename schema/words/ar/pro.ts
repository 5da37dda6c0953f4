// The words of en/pro.ts in Arabic.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'اشتراكك في Rock Hunter Pro',
  onThisPage: 'في هذه الصفحة',
  closed: 'شريط القياس والرسوم والطريق القصير إلينا. كلها تأتي مع Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'تحليل المسافات',
      text: 'كم سافرت أحجارك، وعلى ماذا عثرت.',
    },
    csvExport: { title: 'تصدير CSV', text: 'كل ما لك، في ملفات يفتحها أي برنامج جداول.' },
    premiumDesigns: {
      title: 'تصاميم مميّزة',
      text: 'رسوم للطباعة والنقل إلى الحجر، مع الألوان المناسبة لها.',
    },
    prioritySupport: {
      title: 'دعم له الأولوية',
      text: 'يمكنك مراسلتنا بشأن أي شيء. نجيب أولًا عن رسائل Rock Hunter Pro.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] سؤال عن أحجاري',
    write: 'مراسلة الدعم',
    keepSubject: 'يُرجى إبقاء [Rock Hunter Pro] في عنوان الرسالة: فهو يضعها في أعلى القائمة.',
  },
};
