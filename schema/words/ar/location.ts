// The words of en/location.ts in Arabic.
import type { Words } from '../words.ts';

const instead = {
  coordinates: 'إدخال الإحداثيات يدويًا',
  placeSearch: 'البحث عن مكان باسمه',
  mapAlone: 'تحريك الخريطة إلى المكان يدويًا',
};

const howToAllow = {
  ios: 'على iPhone أو iPad: من الإعدادات، ثم الخصوصية والأمن، ثم خدمات الموقع، ثم مواقع Safari، يُرجى اختيار «أثناء استخدام التطبيق» وإعادة المحاولة',
  safari: 'في Safari: من قائمة Safari، ثم «إعدادات هذا الموقع»، يُرجى ضبط الموقع على «سماح» وإعادة المحاولة',
  other: 'يُرجى السماح لهذا الموقع الإلكتروني بمعرفة مكانك من إعدادات المتصفح وإعادة المحاولة',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'تحديد الموقع غير مدعوم',
    text: (otherwise: Instead) => `لا يستطيع هذا المتصفح معرفة مكانك. يمكنك ${instead[otherwise]}.`,
  },
  denied: {
    title: 'لم يُسمح بتحديد الموقع',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}، أو ${instead[otherwise]}.`,
  },
  unavailable: {
    title: 'الموقع غير متاح',
    text: (otherwise: Instead) =>
      `لم يتمكن جهازك من معرفة مكانك. يُرجى المحاولة تحت السماء المكشوفة، أو ${instead[otherwise]}.`,
  },
  timedOut: {
    title: 'انتهت مهلة تحديد الموقع',
    text: (otherwise: Instead) =>
      `استغرق تحديد مكانك وقتًا طويلًا. يُرجى المحاولة مرة أخرى، أو ${instead[otherwise]}.`,
  },
};
