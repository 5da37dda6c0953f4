// The words of en/paging.ts in Hindi.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limit 1 से ${most} तक की पूरी संख्या है`,
  showMore: 'और दिखाएँ',
  moreFailed: 'आगे के लोड नहीं हो सके। फिर कोशिश करें।',
  rocksAreSafe: 'आपके पत्थर सुरक्षित हैं। थोड़ी देर में फिर कोशिश करें।',
  cursor: 'यह cursor इस सूची का नहीं है',
};
