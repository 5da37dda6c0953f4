// The words of en/oembed.ts in Arabic.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'url هو عنوان صفحة حجر',
  size: 'الأحجام أعداد صحيحة من وحدات البكسل',
  format: 'format هو json، أو غير مذكور',
};
