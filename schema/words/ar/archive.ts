// The words of en/archive.ts in Arabic.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `صورة ${name}`,
  profilePicture: 'صورة ملفك الشخصي',
  photoToPainter: (rock: string | null) => `صورتك المرسلة إلى مَن رسم ${rock === null ? 'حجرًا' : rock}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `بياناتك في ${productName}

هذا الأرشيف لك وحدك. أرقام Rock ID التي فيه أسرار، وكذلك الأماكن الدقيقة.

rocks.json، journeys.json:
  أحجارك مع أرقام Rock ID، وكل خطوة من رحلاتها كما تظهر لك.
account.json:
  ملفك الشخصي وإعداداتك وخطتك وطلباتك.
community.json:
  ما عثرت عليه وما أخفيته، وتعليقاتك وإعجاباتك ومتابعاتك وبلاغاتك وأسئلتك وأجوبتك وعروضك؛
  والأحجار التي أهديتها؛ وما أعطاه الآخرون لأحجارك؛ والأسماء التي يعرضها الموقع للآخرين في رحلاتك.
photos/، photos.json:
  صورة كل حجر، باسم معرّف الحجر، وصورة ملفك الشخصي.
questions/:
  صورك المرسلة إلى رسّامين لم يجيبوا بعد.
csv/:
  الأحجار والرحلات والاكتشافات والمتابعات والإشعارات لبرنامج الجداول.
journeys.gpx، finds.gpx:
  الرحلات والاكتشافات للخريطة أو لتطبيق GPS.

تتبع ملفات JSON المخطط ${publicOrigin}/export.schema.json. الأوقات بتوقيت UTC.

ما ليس هنا: تعليقات الآخرين واكتشافاتهم وأماكنهم في غير أحجارك، وما يحمي حسابك فقط،
مثل بصمات الرموز وجلسات الدخول.

يمكنك نقل أحجارك إلى حساب آخر بهذا الملف: الملف الشخصي والإعدادات، ثم الإعدادات، ثم بياناتك.
يُرجى إبقاء الملف كما هو. تنتقل الأحجار والرحلات والصور؛ ولا تنتقل الإعجابات والتعليقات
واكتشافات أحجار الآخرين.
${missing}
للأسئلة: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
ناقص: فقد الموقع ما يلي، فهو ليس في هذا الأرشيف. تُذكر الأحجار في photos.json تحت "missing".
يُرجى إخبار ${supportEmail}.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- وغيرها، وعددها ${number(more)}\n` : ''}`,
};
