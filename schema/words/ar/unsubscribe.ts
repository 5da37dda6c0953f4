// The words of en/unsubscribe.ts in Arabic.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'ما يأتي في ملخّصك',
  ask: 'إيقاف هذه الرسائل؟',
  askLead: 'نتوقف عن مراسلتك بشأن:',
  inTheApp: 'في التطبيق يبقى كل ما يجري ظاهرًا لك.',
  stop: 'إيقاف هذه الرسائل',
  ended: 'توقفت هذه الرسائل',
  endedLead: 'لم نعد نراسلك بشأن:',
  yourRocks: 'مشاهدة أحجارك',
  sendAgain: 'إرسالها من جديد',
  again: 'عادت إليك هذه الرسائل',
  againLead: 'نراسلك بشأن:',
};
