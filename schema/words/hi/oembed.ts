// The words of en/oembed.ts in Hindi.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'url किसी पत्थर के पेज का पता है',
  size: 'आकार पिक्सेल की पूरी संख्याएँ हैं',
  format: 'format json है, या नहीं होता',
};
