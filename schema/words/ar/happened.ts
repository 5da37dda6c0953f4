// The words of en/happened.ts in Arabic.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const happened: Words['happened'] = {
  unreadable: 'يُرجى تحديد وقت حدوث ذلك بالتاريخ والساعة',
  future: 'هذا الوقت لم يأتِ بعد. يُرجى التحقق من التاريخ والساعة.',
  tooOld: (days: number) => `لا يمكن تسجيل إلا ما جرى مؤخرًا، وأقصى مدة: ${unit(days, 'day')}`,
  enoughPast: 'سجّلت اليوم الكثير مما مضى. يُرجى المتابعة غدًا.',
  enoughOfRock: 'سُجّل اليوم الكثير من ماضي هذا الحجر. يُرجى المتابعة غدًا.',
  beforeRock: 'هذا قبل تسجيل الحجر بوقت طويل. يُرجى التحقق من التاريخ.',
  beforeFind: 'عثرت على هذا الحجر بعد ذلك الوقت',
};
