// The words of en/happened.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'बताएँ कि यह कब हुआ, तारीख़ और समय के साथ',
  future: 'यह समय अभी आया नहीं है। तारीख़ और घड़ी जाँचें।',
  tooOld: (days: number) => `सिर्फ़ पिछले ${number(days)} दिनों का दर्ज हो सकता है`,
  enoughPast: 'आज आपने बीते दिनों का बहुत कुछ दर्ज किया। बाक़ी कल करें।',
  enoughOfRock: 'आज इस पत्थर के बीते दिनों का बहुत कुछ दर्ज हुआ। बाक़ी कल करें।',
  beforeRock: 'यह इस पत्थर के रजिस्टर होने से बहुत पहले का समय है। तारीख़ जाँचें।',
  beforeFind: 'यह पत्थर आपको उसके बाद मिला था',
};
