// The words of en/photos.ts in Hindi.
import type { Words } from '../words.ts';
import { fileSize } from './units.ts';

export const photos: Words['photos'] = {
  tooLargeTitle: 'तस्वीर बहुत बड़ी है',
  tooLarge: (bytes: number) => `10 MB से छोटी तस्वीर चुनें। अभी का आकार: ${fileSize(bytes)}`,
  wrongTypeTitle: 'फ़ाइल का प्रकार ग़लत है',
  wrongType: 'सिर्फ़ तस्वीर वाली फ़ाइलें चुनें (JPEG, PNG, GIF, WebP आदि)',
  tooManyPixels: 'इस तस्वीर में बहुत ज़्यादा पिक्सेल हैं। छोटी तस्वीर चुनें।',
  damagedTitle: 'तस्वीर पढ़ी नहीं जा सकी',
  damaged: 'यह तस्वीर ख़राब लगती है। दूसरी चुनें।',
  fitting: 'आपकी फ़ोटो तैयार हो रही है…',
  another: 'दूसरी फ़ोटो चुनें',
  choose: 'फ़ोटो चुनें',
  takeOrChoose: 'फ़ोटो लें या चुनें',
  openWhole: <T>(quiet: (words: string) => T) => ['पूरी फ़ोटो खोलें', quiet(' नए टैब में')],
};
