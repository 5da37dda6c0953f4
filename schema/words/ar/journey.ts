// The words of en/journey.ts in Arabic.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: 'خط العرض عدد من \u200E-90 إلى 90',
  longitude: 'خط الطول عدد من \u200E-180 إلى 180',
  nowhere: 'خط العرض 0 وخط الطول 0 في عرض البحر. يُرجى إدخال مكان الحجر.',
  locationName: 'اسم المكان مطلوب',
  actionType: 'يُرجى تحديد هل أُخفي الحجر أم عُثر عليه',
  notOwner: 'لا يستطيع إخفاء هذا الحجر إلا صاحبه',
  notActive: 'هذا الحجر مخفي من قبل، أو عند من عثر عليه',
  notHolder: 'لا يستطيع الإضافة إلى الاكتشاف إلا مَن عثر على هذا الحجر',
  initialNotes: 'أول مكان إخفاء',
  deeds: { hidden: 'أُخفي', found: 'عُثر عليه', moved: 'حُرّك قليلًا', handed: 'سُلّم' },
  deedsBy: {
    hidden: (name: string) => `أخفاه ${name}`,
    found: (name: string) => `عثر عليه ${name}`,
    moved: (name: string) => `حرّكه ${name}`,
    handed: (name: string) => `سُلّم إلى ${name}`,
  },
  tooFast: 'لا تُحسب في الترتيب: مستوردة، أو أسرع من طائرة',
  partTooFast: (distance: string) => `لا تُحسب في الترتيب: ${distance} مستوردة، أو أسرع من طائرة`,
  logged: (day: string) => `سُجّل في ${day}`,
  mistake: 'كان ذلك خطأً، ولا يُحتسب',
  timeline: 'مراحل رحلة الحجر',
  begins: <T>(rock: T) => ['تبدأ الرحلة عند إخفاء ', rock, ' أول مرة.'],
  earlierMissing: 'لم تصل الخطوات الأقدم. يُرجى المحاولة مرة أخرى.',
  showEarlier: 'عرض الأقدم',
  missing: <T>(rock: T) => ['لم تصل رحلة ', rock, '. يُرجى التحقق من الاتصال.'],
  tryAgain: 'إعادة المحاولة',
};
