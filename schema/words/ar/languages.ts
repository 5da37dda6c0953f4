// The words of en/languages.ts in Arabic.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'اللغة',
  distances: 'المسافات',
  units: { mi: 'أميال', km: 'كيلومترات' },
  change: 'تغيير',
  unspoken: 'هذا الموقع لا يتكلم تلك اللغة بعد',
  unknownUnit: 'المسافات بالأميال أو بالكيلومترات',
  changed: 'صار هذا الموقع يكلّمك بالعربية',
  unitChanged: { mi: 'صارت المسافات بالأميال', km: 'صارت المسافات بالكيلومترات' },
};
