// The words of en/ambassador-emails.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

const application = 'طلب انضمامك إلى السفراء المؤسسين';
const ambassadors = (count: number) =>
  plural(count, { one: 'سفير', two: 'سفيرين', few: '# سفراء', many: '# سفيرًا', other: '# سفير' });
const labelsOf = (count: number) =>
  plural(count, { one: 'ملصق واحد', two: 'ملصقان', few: '# ملصقات', many: '# ملصقًا', other: '# ملصق' });

export const ambassadorEmails: Words['ambassadorEmails'] = {
  subject: (productName: string, heading: string) => `${productName}: ${heading}`,
  hello: (firstName: string | null) => (firstName === null ? 'مرحبًا،' : `مرحبًا ${firstName}،`),
  registerRock: 'تسجيل حجر',
  confirmed: {
    heading: 'وصلنا طلبك',
    thanks: (productName: string) =>
      `شكرًا على طلب الانضمام إلى السفراء المؤسسين في ${productName}. وصلنا طلبك.`,
    offer: (perRegion: number, labels: number, hours: number) =>
      `لأول ${ambassadors(perRegion)} من كل ولاية أمريكية، ومن كل بلد آخر، ${labelsOf(labels)} برمز QR مجانًا. وسيصلك منا الجواب إن كنت بينهم. أقصى مدة: ${unit(hours, 'hour')}.`,
    notYou: 'ليس الطلب منك؟ إذن أخطأ أحدهم في كتابة عنوانه، ولا حاجة إلى فعل شيء.',
  },
  selected: {
    heading: 'انضممت إلى السفراء المؤسسين',
    welcome: (perRegion: number, isState: boolean) =>
      isState
        ? `انضممت إلى أول ${ambassadors(perRegion)} في ولايتك. أهلًا بك، وشكرًا لك.`
        : `انضممت إلى أول ${ambassadors(perRegion)} في بلدك. أهلًا بك، وشكرًا لك.`,
    pack: (labels: number) =>
      `ستُرسل إلى العنوان المذكور في طلبك علبة مجانية فيها ${labelsOf(labels)} برمز QR. سيصلك خبر منا عندما تكون في الطريق.`,
    isWrong: 'هل فيه خطأ؟ يُرجى الردّ على هذه الرسالة.',
    whatToDo:
      'السفراء المؤسسون يبدؤون الرحلات: رسم على حجر، وملصق عليه، وتسجيله، ثم إخفاؤه حيث يفرح به مَن يعثر عليه. ويكفي أن يرى الطريقة صديق أو صف مدرسي، والأحجار تتولى الباقي.',
    whatIsPublic: 'اسمك الأول وأول حرف من اسم العائلة يظهران الآن بين سفرائنا المؤسسين. عنوانك للعلبة فقط.',
  },
  declined: {
    heading: application,
    no: (isState: boolean) =>
      isState
        ? 'شكرًا على رغبتك في الانضمام إلى السفراء المؤسسين. هذه المرة لا بد أن نعتذر: شُغل المقعدان في ولايتك قبل وصول طلبك.'
        : 'شكرًا على رغبتك في الانضمام إلى السفراء المؤسسين. هذه المرة لا بد أن نعتذر: شُغل المقعدان في بلدك قبل وصول طلبك.',
    allTheSame: (productName: string) =>
      `يمكنك المشاركة في كل شيء رغم ذلك. الانضمام إلى ${productName} مجاني، وكذلك كل حجر يُسجَّل. ويمكن كتابة Rock ID باليد: تعطيك صفحة التسجيل رقمًا. أما الملصقات فهي في متجرنا لمن يفضّلها.`,
    hope: 'نأمل أن نلتقي بأحجارك على الخريطة.',
  },
  refused: {
    heading: application,
    no: 'شكرًا على رغبتك في الانضمام إلى السفراء المؤسسين. لا بد أن نعتذر: حساب هذا العنوان موقوف، أو كان موقوفًا عند حذفه.',
    differently: 'لديك رأي آخر؟ يُرجى الردّ على هذه الرسالة.',
  },
};
