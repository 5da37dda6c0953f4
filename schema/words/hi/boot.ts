// The words of en/boot.ts in Hindi.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'लोड हो रहा है…',
  late: 'अभी तक कुछ नहीं आया।',
  loadAgain: 'पेज फिर से लोड करें',
  withoutScript: 'आपके पत्थर और नक्शा दिखाने के लिए इस पेज को JavaScript चाहिए।',
  news: { title: 'एक पत्थर की ख़बर', body: 'देखने के लिए साइट खोलें।' },
};
