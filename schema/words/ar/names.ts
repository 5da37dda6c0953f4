// The words of en/names.ts in Arabic.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'في هذا الاسم علامات على حرف أكثر مما يمكن عرضه',
  nameBadge: 'يُرجى كتابة الاسم بلا رموز تعبيرية ولا علامات صح ولا شارات',
  nameScript: 'يُرجى كتابة كل كلمة من الاسم بحروف كتابة واحدة',
  nameUnseen: 'يُرجى كتابة الاسم بحروف يمكن رؤيتها',
  nameReserved: 'هذا الاسم محجوز للمجتمع نفسه. يُرجى استخدام اسمك.',
  nameIsCode: 'هذا يشبه Rock ID، وسيقرؤه الجميع. يُرجى اختيار اسم آخر.',
};
