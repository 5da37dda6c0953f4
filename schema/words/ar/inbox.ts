// The words of en/inbox.ts in Arabic.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const inbox: Words['inbox'] = {
  heading: 'الإشعارات',
  settings: 'إعدادات الإشعارات',
  loadFailed: 'تعذّر تحميل الأخبار.',
  loadFailedHint: 'أحجارك في طريقها على كل حال. يُرجى المحاولة بعد قليل.',
  quiet: 'كل شيء هادئ حتى الآن.',
  quietHint: 'عندما يعثر أحدهم على حجر لك، يظهر الخبر هنا. وفي مكان ما حجر ينتظر من يراه.',
  exploreMap: 'استكشاف الخريطة',
  keptFor: (days: number) => `مدة الحفظ: ${unit(days, 'day')}.`,
  today: 'اليوم',
  yesterday: 'أمس',
  dayAndTime: (day: string, time: string) => `${day}، ${time}`,
  new: 'جديد',
  seePhoto: 'عرض الصورة',
  seePhotoOf: (rock: string) => `عرض الصورة: ${rock}`,
  answer: 'جواب',
  answerAbout: (rock: string) => `جواب بشأن ${rock}`,
  sinceYouWereHere: 'منذ آخر زيارة لك',
  newsFailed: 'لم تصل الأخبار. أحجارك في طريقها على كل حال.',
  noNews: 'كل شيء هادئ حتى الآن. وفي مكان ما حجر ينتظر من يراه.',
  all: 'كل الإشعارات',
};
