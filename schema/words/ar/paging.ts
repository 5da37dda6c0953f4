// The words of en/paging.ts in Arabic.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limit عدد صحيح من 1 إلى ${most}`,
  showMore: 'عرض المزيد',
  moreFailed: 'تعذّر تحميل المزيد. يُرجى المحاولة مرة أخرى.',
  rocksAreSafe: 'أحجارك في أمان. يُرجى المحاولة بعد قليل.',
  cursor: 'قيمة cursor هذه لا تخص هذه القائمة',
};
