// The words of en/text.ts in Arabic.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const fields = {
  rockName: 'اسم الحجر',
  description: 'الوصف',
  notes: 'الملاحظات',
  line: 'كلمتك',
  comment: 'التعليق',
  details: 'التفاصيل',
  what: 'ما على الحجر',
  town: 'البلدة',
  place: 'المكان',
  locationName: 'اسم المكان',
  city: 'المدينة',
  state: 'الولاية',
  country: 'البلد',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  search: 'البحث',
  reason: 'السبب',
  tracking: 'ملاحظة التتبّع',
  name: 'الاسم',
  street: 'الشارع',
  secondLine: 'السطر الثاني',
  address: 'العنوان',
  stateOrProvince: 'الولاية أو المقاطعة',
  zipCode: 'الرمز البريدي',
  zipcode: 'الرمز البريدي',
  orderNumber: 'رقم الطلب',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'هذه ليست منطقة زمنية مثل Europe/Lisbon',
  unreadable: 'في هذا النص حروف لا يمكن حفظها',
  hiddenCode: 'رقم Rock ID مخفي',
  tooLong: (field: Field, most: number) =>
    `${fields[field]}: ${plural(most, { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' })} على الأكثر`,
  noText: (field: Field) => `${fields[field]}: المطلوب نصّ`,
};
