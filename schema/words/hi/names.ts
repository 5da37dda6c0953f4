// The words of en/names.ts in Hindi.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'इस नाम के किसी अक्षर पर इतने निशान हैं कि दिखाए नहीं जा सकते',
  nameBadge: 'नाम बिना इमोजी, सही के निशान और बैज के लिखें',
  nameScript: 'नाम का हर शब्द एक ही लिपि के अक्षरों में लिखें',
  nameUnseen: 'नाम दिखने वाले अक्षरों में लिखें',
  nameReserved: 'यह नाम समुदाय के अपने लिए है। अपना नाम लिखें।',
  nameIsCode: 'यह Rock ID जैसा लगता है, और सब इसे पढ़ लेंगे। दूसरा नाम चुनें।',
};
