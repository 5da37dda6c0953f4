// The words of en/labels.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `ملصق عليه Rock ID: ${code}`,
  foundMe: (host: string) => `عثرت عليّ؟ ${host}`,
  more: (count: number) => `و${number(count)} غيرها`,
  sheet: (productName: string) =>
    `ملصقات ${productName} بقياس نصف بوصة في بوصة (1.3 في 2.5 سم). الطباعة بنسبة 100% («الحجم الفعلي»)، ثم القص عند علامات الزوايا، ومسح ملصق واحد قبل تغطيته بالورنيش.`,
  inch: 'بوصة واحدة',
  poster: {
    claim: 'هنا في الجوار أحجار ملوّنة مخفية.',
    code: (productName: string) => `رمز QR يفتح ${productName}`,
    heading: 'كيف يُستخدم هذا الرمز',
    steps: [
      'فتح كاميرا الهاتف وتوجيهها نحو الرمز.',
      'الضغط على الرابط الذي يظهر. لا شيء للتثبيت، والانضمام مجاني.',
      'عثرت على حجر ملوّن؟ يُقلب، ثم يُمسح ملصقه أو يُكتب رقم Rock ID.',
      'إخفاؤه من جديد في مكان آخر، ومتابعة رحلته على الخريطة.',
    ],
  },
};
