// The words of en/codes.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Rock ID लिखें',
  required: 'Rock ID ज़रूरी है',
  tooLong: (most: number) => `Rock ID में ज़्यादा से ज़्यादा ${number(most)} अक्षर होते हैं`,
  tooShort: (least: number) =>
    `आपके अपने Rock ID में कम से कम ${number(least)} अक्षर चाहिए, वरना कोई अंदाज़ा लगा सकता है। ख़ाली जगह और डैश नहीं गिने जाते।`,
  unprintable: 'Rock ID में दिखने वाले अक्षर, अंक और चिह्न ही हो सकते हैं',
  mistyped: 'यह हमारा Rock ID लगता है, पर एक अक्षर ग़लत है। कृपया जाँचें।',
  check: 'Rock ID जाँचें',
  waiting: 'यह लेबल अपने पत्थर के इंतज़ार में है',
  taken: 'यह Rock ID पहले से रजिस्टर है',
  inText: 'कृपया Rock ID यहाँ न लिखें: जो इसे पढ़े, वह पत्थर मिलने का दावा कर सकता है',
};
