// The words of en/watch-emails.ts in Arabic.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: 'هل نخبرك إلى أين يمضي الحجر؟',
    heading: 'إلى أين يمضي الحجر؟',
    text: 'طلب منا شخص رأى حجرًا ملوّنًا أن نخبر هذا العنوان عند إخفائه من جديد: رسالة واحدة لا أكثر.',
    button: 'نعم، أريد أن أعرف',
    doNothing:
      'لم يكن هذا طلبك؟ إذن لا حاجة إلى فعل شيء: بدون هذه الضغطة لا نكتب إليك مرة أخرى أبدًا، وننسى العنوان خلال يومين.',
  },
  movedOn: (rock: string) => `واصل ${rock} سفره`,
  hidden: 'أُخفي من جديد. شكرًا على تركه لمن يأتي بعدك.',
  hiddenNear: (near: string) => `أُخفي من جديد ${near}. شكرًا على تركه لمن يأتي بعدك.`,
  button: 'عرض رحلته',
  forgotten: 'طلبت منا أن نخبرك. كانت هذه هي الرسالة الوحيدة، وقد نسينا عنوانك.',
};
