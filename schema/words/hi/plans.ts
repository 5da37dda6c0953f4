// The words of en/plans.ts in Hindi.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['जितने चाहें पत्थर रजिस्टर करें', 'पत्थर का सफ़रनामा'];
const alreadySubscribed = 'प्लान पहले से है';
const subscriptionError = 'प्लान में गड़बड़ी';

export const plans: Words['plans'] = {
  names: { monthly: 'मासिक प्लान', yearly: 'सालाना प्लान' },
  start: { monthly: 'मासिक प्लान शुरू करें', yearly: 'सालाना प्लान शुरू करें' },
  ofMember: { free: 'मुफ़्त प्लान', premium: 'प्रीमियम प्लान', monthly: 'मासिक प्लान', yearly: 'सालाना प्लान' },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'हर महीने', yearly: 'हर साल', free: 'हमेशा के लिए' },
  freePrice: '$0',
  orYearly: (yearly: string) => `हर महीने, या ${yearly} हर साल`,
  freeName: 'मुफ़्त प्लान',
  freeFeatures: [...shared, 'सफ़र पर नज़र (बुनियादी)', 'नक्शा (सिर्फ़ बिंदु)', 'QR कोड और Rock ID'],
  notInFree: [
    'समुदाय की हलचल',
    'दूरियों के आँकड़े',
    'छूने पर खुलने वाला नक्शा',
    'CSV फ़ाइलें',
    'ख़ास डिज़ाइन',
    'मदद में प्राथमिकता',
  ],
  notInFreeTitle: 'मुफ़्त प्लान में नहीं',
  notIncluded: 'शामिल नहीं: ',
  sharedFeatures: [...shared, 'QR कोड और Rock ID'],
  addedByPro: [
    'सफ़र पर पूरी नज़र',
    'पूरा नक्शा',
    'समुदाय की हलचल',
    'दूरियों के आँकड़े',
    'छूने पर खुलने वाला नक्शा',
    'CSV फ़ाइलें',
    'ख़ास डिज़ाइन',
    'मदद में प्राथमिकता',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, मासिक या सालाना',
  bestValue: 'सबसे फ़ायदेमंद',
  saving: (percent: number) => `मासिक से ${percent}% की बचत!`,
  starting: 'ज़रा रुकें…',
  opening: 'खुल रहा है…',
  continueFree: 'मुफ़्त में आगे बढ़ें',
  toDashboard: 'होम पर जाएँ',
  backToDashboard: 'होम पर लौटें',
  period: {
    renews: (day: string) => `${day} को आगे बढ़ेगा।`,
    trial: (day: string) => `आपकी आज़माइश ${day} तक चलेगी।`,
    until: (day: string) => `${day} तक आपका।`,
    ended: (day: string) => `${day} को ख़त्म हुआ।`,
  },
  page: {
    heading: 'प्लान लें',
    choose: 'अपना प्लान चुनें',
    lead: 'जितने चाहें पत्थर रंगें, छिपाएँ और ढूँढें, हमेशा मुफ़्त। Rock Hunter Pro दिखाता है कि वे कहाँ-कहाँ गए, और वह चौपाल खोलता है जहाँ सब मिलते हैं।',
    toHome: 'होम पर लौटें',
    failed: 'प्लान देखे नहीं जा सके।',
    waiting: 'आपके भुगतान की ख़बर का इंतज़ार है…',
    thanks: 'शुक्रिया',
    lastPlan: 'आपका पिछला प्लान',
    another: 'नया जब चाहें, शुरू हो सकता है।',
    anotherAfter: (period: string) => `${period} नया जब चाहें, शुरू हो सकता है।`,
    paidAlready: <T>(link: (words: string) => T) => [
      'पैसे दे दिए? ',
      link('जिस पते से पैसे दिए, उससे साइन इन करें'),
      ', आपका प्लान वहीं है।',
    ],
  },
  soon: {
    title: 'प्रीमियम प्लान जल्द आ रहे हैं',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer हमेशा मुफ़्त है, जितने चाहें पत्थरों के साथ। Rock Hunter Pro जल्द आ रहा है, ${monthly} हर महीने या ${yearly} हर साल, और उसमें:`,
  },
  own: {
    headings: { member: 'प्रीमियम सदस्य', ending: 'आपका प्लान ख़त्म होने वाला है', unpaid: 'आपका प्लान रुका हुआ है' },
    ending: 'आपका प्लान रद्द है। तब तक उसका सब कुछ आपका है, और आपके पत्थर और उनके सफ़र हमेशा आपके रहेंगे।',
    backToRock: 'हाथ के पत्थर पर लौटें',
    allYours: 'यह सब आपका है',
    stillYours: 'अब भी आपका',
    open: 'आँकड़े, फ़ाइलें और डिज़ाइन खोलें',
    lookUpFailed: 'आपका प्लान देखा नहीं जा सका।',
  },
  unpaid: {
    title: 'पिछला भुगतान नहीं हुआ',
    hasAccess: 'कुछ दिन सब खुला रहेगा। अपना कार्ड देखें।',
    isClosed: 'भुगतान होते ही Rock Hunter Pro फिर खुल जाएगा। अपना कार्ड देखें।',
  },
  billing: 'कार्ड और बिल',
  billingFailed: {
    title: subscriptionError,
    description: 'आपका कार्ड और बिल खुल नहीं सके। फिर कोशिश करें।',
  },
  reactivate: 'फिर चालू करें',
  reactivating: 'चालू हो रहा है…',
  reactivated: { title: 'प्लान फिर चालू हुआ', description: 'आपका प्लान पहले की तरह चलेगा और आगे बढ़ेगा।' },
  reactivateFailed: {
    title: subscriptionError,
    description: 'आपका प्लान फिर चालू नहीं हो सका। फिर कोशिश करें।',
  },
  giveYourself: {
    text: 'आप इस समुदाय की देखभाल करते हैं, इसलिए कुछ देना नहीं है: सदस्यों की सूची में ख़ुद को हाथ से Rock Hunter Pro दें।',
    link: 'ख़ुद को Pro दें',
  },
  upsell: {
    everythingAnd: 'Rock Explorer का सब कुछ, और:',
    upgrade: 'Pro लें',
    signIn: 'साइन इन करें',
  },
  card: {
    heading: 'प्लान पूरा करें',
    form: 'कार्ड से भुगतान',
    loading: 'कार्ड का फ़ॉर्म लोड हो रहा है…',
    subscribe: 'प्लान लें',
    subscribing: 'हो रहा है…',
    failed: 'भुगतान नहीं हुआ',
    noAnswer: 'भुगतान पेज से जवाब नहीं आया। फिर कोशिश करें।',
    canTryAgain: (refusal: string) =>
      `${refusal} फिर कोशिश करें, दूसरा कार्ड लें, या “दूसरा प्लान चुनें” से नए सिरे से शुरू करें।`,
    whereItGoes: {
      monthly:
        'आपका कार्ड हमारी भुगतान सेवा Stripe को जाता है, हमें कभी नहीं। जब तक आप रद्द न करें, प्लान हर महीने आगे बढ़ता है; रद्द करना दो क्लिक का काम है।',
      yearly:
        'आपका कार्ड हमारी भुगतान सेवा Stripe को जाता है, हमें कभी नहीं। जब तक आप रद्द न करें, प्लान हर साल आगे बढ़ता है; रद्द करना दो क्लिक का काम है।',
    },
    back: 'दूसरा प्लान चुनें',
    opens: 'Rock Hunter Pro से क्या खुलता है',
    missing:
      'कार्ड का फ़ॉर्म लोड नहीं हुआ। शायद कमज़ोर इंटरनेट या कोई ब्लॉकर इसे रोक रहा है। कुछ नहीं लिया गया, और भुगतान हमारी भुगतान सेवा के अपने पेज पर भी हो सकता है।',
    hosted: 'भुगतान पेज पर पैसे दें',
  },
  noCheckout: 'भुगतान शुरू नहीं हो सका',
  setupFailed: {
    title: 'भुगतान की तैयारी में गड़बड़ी',
    description: 'भुगतान शुरू नहीं हो सका। फिर कोशिश करें।',
  },
  successful: {
    title: 'भुगतान हो गया',
    description: 'Rock Hunter Pro आपका है। पत्थरों को चलते रखने के लिए शुक्रिया।',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description: 'आपके पास Rock Hunter Pro पहले से था। दूसरा प्लान ख़त्म कर दिया गया, और उसके पैसे आपको लौटाए जा रहे हैं।',
  },
  canceled: {
    title: 'भुगतान रद्द हुआ',
    description: 'कुछ नहीं लिया गया। प्लान यहीं हैं, जब आप चाहें।',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'यह ख़रीद किसी दूसरे ईमेल पते से हुई। उसी से साइन इन करें।',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'आपके पास Rock Hunter Pro पहले से है। कुछ नहीं लिया गया।',
  },
  received: {
    heading: 'भुगतान हो गया!',
    toSignIn: 'जिस पते से पैसे दिए, उससे साइन इन के लिए ले जा रहे हैं…',
  },
  unconfirmed: {
    title: 'आपके भुगतान की पुष्टि हो रही है',
    retry: 'फिर देखें',
    accepted: 'आपका कार्ड स्वीकार हुआ, और प्लान एक-दो मिनट में यहाँ होगा। तब तक आगे बढ़ें।',
    notHeard:
      'हमारी भुगतान सेवा से अभी ख़बर नहीं आई। अगर आपने पैसे दिए हैं, तो प्लान एक-दो मिनट में यहाँ होगा। नहीं दिए, तो कुछ नहीं लिया गया।',
  },
  elsewhere: {
    title: 'दूसरे ईमेल पते से भुगतान हुआ',
    signIn: 'दूसरे पते से साइन इन करें',
    notMine: 'यह ख़रीद मेरी नहीं है',
    whatToDo: <T>(support: T) => [
      'इस ब्राउज़र में ख़रीदा गया प्लान उस पते का है जिससे पैसे दिए गए। उसी से साइन इन करें, या ',
      support,
      ' पर लिखें।',
    ],
    subject: 'प्लान में मदद',
  },
};
