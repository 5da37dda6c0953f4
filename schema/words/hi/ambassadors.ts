// The words of en/ambassadors.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const fields = {
  name: 'नाम',
  email: 'ईमेल',
  address: 'पता',
  city: 'शहर',
  state: 'राज्य/प्रांत',
  zipcode: 'पिन कोड',
  country: 'देश',
};

const become = 'संस्थापक पत्थर-दूत बनें';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) => `${fields[field]}: कम से कम ${least} अक्षर`,
  unknownCountry: 'देश का आम नाम लिखें, जैसे United States या Germany',
  unknownState: 'राज्य का नाम या उसके दो अक्षर लिखें, जैसे Nebraska या NE',
  applied: (hours: number) => `इस ईमेल पते से आवेदन आ चुका है। नतीजा ${hours} घंटों में ईमेल से आएगा।`,
  tooMany: (most: number) => `आज इस नेटवर्क से ${most} आवेदन आए। कल फिर कोशिश करें।`,
  submitted: (hours: number) => `आपका आवेदन भेज दिया गया है! चुनाव का नतीजा हम ${hours} घंटों में ईमेल से बताएँगे।`,
  submittedTitle: 'आवेदन भेज दिया गया',
  error: 'गड़बड़ी',
  failed: 'आवेदन भेजा नहीं जा सका। फिर कोशिश करें।',
  heading: become,
  lead: 'हर सफ़र किसी ऐसे से शुरू होता है जो पहला पत्थर छिपाए। हर राज्य और हर देश के लिए चौपाल में दो जगहें रखी हैं, और एक आपकी हो सकती है।',
  offer: {
    labels: 'मुफ़्त QR कोड लेबल, आपके दरवाज़े तक',
    perRegion: 'दूत अमेरिका के हर राज्य के लिए, और बाक़ी हर देश के लिए: जो सबसे पहले आवेदन करें',
    replyHours: 'घंटों के अंदर हमारा जवाब ईमेल से आपके पास',
  },
  emailHint: 'हम आपको यहीं लिखते हैं, और किसी को यह नहीं दिखता।',
  addressHint: 'गली और मकान नंबर, जहाँ लेबल पहुँचाने हैं।',
  submit: 'आवेदन भेजें',
  submitting: 'भेज रहे हैं…',
  whatIsPublic:
    'आपका पता सिर्फ़ पैक के लिए है। चुने जाने पर आपका पहला नाम और उपनाम का पहला अक्षर हमारे संस्थापक दूतों में दिखता है।',
  next: {
    heading: 'आवेदन भेज दिया गया है!',
    text: 'तब तक चुनें कि आपको कैसे शामिल होना है। पत्थर रजिस्टर करना, छिपाना और ढूँढना मुफ़्त है।',
    plans: 'प्लान चुनें',
  },
  list: {
    failed: 'संस्थापक दूत लोड नहीं हो सके।',
    none: {
      title: 'पहली जगहें अभी ख़ाली हैं।',
      text: 'हर राज्य और देश के दो दूतों को 20 QR कोड लेबल मुफ़्त मिलते हैं।',
      link: become,
    },
    count: (count: number) => plural(count, { one: '# संस्थापक दूत', other: '# संस्थापक दूत' }),
    pioneer: (place: number) => `दूत नं. ${place}`,
  },
  seat: (place: number) => `नं.\u00a0${place}`,
};
