// The words of en/withheld.ts in Arabic.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'حُجبت هذه الكلمات عن الآخرين من قبل. يُرجى اختيار كلمات أخرى.',
  rockName: 'حجر آخر لك بهذا الاسم محجوب عن الآخرين. يُرجى اختيار اسم آخر.',
};
