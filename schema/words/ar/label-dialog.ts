// The words of en/label-dialog.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'طباعة ملصقات',
  title: <T>(name: T) => ['طباعة ملصق ', name],
  about:
    'رمز QR يوصل من يعثر على حجرك إلى صفحته، ومعه Rock ID مكتوبًا، بقياس نصف بوصة في بوصة، أي 1.3 في 2.5 سم.',
  tooLong: <T>(name: T) => [
    'رقم Rock ID الخاص بـ ',
    name,
    ' أطول من أن يتسع له رمز QR بهذا القياس، لذلك يأتي مكتوبًا على الملصق، ويكتبه من يعثر على الحجر.',
  ],
  copies: 'عدد النسخ لكل حجر',
  copiesWrong: (most: number) => `يُرجى إدخال عدد من 1 إلى ${number(most)}`,
  sameSheet: 'على الورقة نفسها',
  how: 'الطباعة بنسبة 100% («الحجم الفعلي»)، ثم لصق الملصق على أسفل الحجر، ومسحه مرة للتأكد، وتغطيته بطبقتين من الورنيش الشفاف.',
  cancel: 'إلغاء',
  print: (count: number) =>
    plural(count, {
      zero: 'طباعة',
      one: 'طباعة الملصق',
      two: 'طباعة ملصقين',
      few: 'طباعة # ملصقات',
      many: 'طباعة # ملصقًا',
      other: 'طباعة # ملصق',
    }),
};
