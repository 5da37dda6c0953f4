// The words of en/ambassadors.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

const fields = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  address: 'العنوان',
  city: 'المدينة',
  state: 'الولاية أو المقاطعة',
  zipcode: 'الرمز البريدي',
  country: 'البلد',
};

const become = 'الانضمام إلى السفراء المؤسسين';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) =>
    `${fields[field]}: ${plural(least, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' })} على الأقل`,
  unknownCountry: 'يُرجى إدخال اسم البلد المعتاد بالإنجليزية، مثل United States أو Germany',
  unknownState: 'يُرجى إدخال اسم الولاية أو حرفيها بالإنجليزية، مثل Nebraska أو NE',
  applied: (hours: number) =>
    `قُدّم طلب بهذا البريد من قبل. تصل النتيجة بالبريد الإلكتروني. أقصى مدة: ${unit(hours, 'hour')}.`,
  tooMany: (most: number) => `بلغ عدد الطلبات من هذه الشبكة اليوم ${most}. يُرجى المحاولة غدًا.`,
  submitted: (hours: number) =>
    `أُرسل طلبك! سنراسلك بالنتيجة بالبريد الإلكتروني. أقصى مدة: ${unit(hours, 'hour')}.`,
  submittedTitle: 'أُرسل الطلب',
  error: 'حدث خطأ',
  failed: 'تعذّر إرسال الطلب. يُرجى المحاولة مرة أخرى.',
  heading: become,
  lead: 'تبدأ كل رحلة بمن يخفي أول حجر. في كل ولاية وفي كل بلد مقعدان إلى الطاولة، وقد يكون أحدهما لك.',
  offer: {
    labels: 'من ملصقات رمز QR مجانًا، حتى باب بيتك',
    perRegion: 'من السفراء لكل ولاية أمريكية، ولكل بلد آخر: أول من يقدّم الطلب',
    replyHours: 'ساعة على الأكثر، ويصلك ردّنا بالبريد الإلكتروني',
  },
  emailHint: 'نراسلك هنا، ولا يراه أحد غيرنا.',
  addressHint: 'الشارع والرقم حيث تُرسل الملصقات.',
  submit: 'إرسال الطلب',
  submitting: 'جارٍ الإرسال...',
  whatIsPublic:
    'عنوانك للعلبة فقط. وعند اختيارك يظهر اسمك الأول وأول حرف من اسم العائلة بين سفرائنا المؤسسين.',
  next: {
    heading: 'أُرسل طلبك بنجاح!',
    text: 'خلال الانتظار يمكنك اختيار طريقة مشاركتك. تسجيل الأحجار وإخفاؤها والعثور عليها مجاني.',
    plans: 'اختيار خطة',
  },
  list: {
    failed: 'تعذّر تحميل السفراء المؤسسين.',
    none: {
      title: 'المقاعد الأولى ما زالت شاغرة.',
      text: 'يحصل سفيران من كل ولاية وبلد على 20 ملصقًا برمز QR مجانًا.',
      link: become,
    },
    count: (count: number) =>
      plural(count, {
        zero: 'لا سفراء مؤسسين',
        one: 'سفير مؤسس واحد',
        two: 'سفيران مؤسسان',
        few: '# سفراء مؤسسين',
        many: '# سفيرًا مؤسسًا',
        other: '# سفير مؤسس',
      }),
    pioneer: (place: number) => `رقم ${place} بين الروّاد`,
  },
  seat: (place: number) => `رقم\u00a0${place}`,
};
