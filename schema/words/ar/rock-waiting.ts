// The words of en/rock-waiting.ts in Arabic.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' في انتظارك'],
  yourRockWaits: 'حجرك في انتظارك',
  email: 'البريد الإلكتروني',
  hintToFind: 'نرسل إليك رمزًا. به يُسجَّل دخولك، ويُسجَّل العثور على الحجر.',
  hintToReturn: 'نرسل إليك رمزًا. به يُسجَّل دخولك، ثم تُفتح صفحة الحجر من جديد.',
  continue: 'الاستمرار مجانًا',
};
