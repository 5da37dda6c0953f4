// The words of en/shop.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'दुकान में ऐसी कोई चीज़ नहीं है',
  comingSoon: 'यह जल्द आ रहा है। हमारे पास आते ही ख़रीदा जा सकेगा।',
  outOfStock: 'यह अभी ख़त्म है',
  free: 'संस्थापक पैक मुफ़्त है: संस्थापक पत्थर-दूत के रूप में इसके लिए आवेदन करें',
  freeShipping: 'मुफ़्त डिलीवरी',
  heading: 'दुकान',
  lead: 'लेबल, जिनसे पत्थर बता सके कि वह कहाँ-कहाँ गया, और जल्द ही पत्थर और रंग भी।',
  myOrders: 'मेरे ऑर्डर',
  price: money,
  perLabel: (price: string) => `${price} प्रति लेबल`,
  badges: { out_of_stock: 'ख़त्म', coming_soon: 'जल्द आ रहा है', free: 'मुफ़्त' },
  buy: 'अभी ख़रीदें',
  opening: 'खुल रहा है…',
  error: 'ख़रीद में गड़बड़ी',
  failed: 'भुगतान शुरू नहीं हो सका',
  noAddress: 'भुगतान पेज का पता नहीं मिला',
  details: 'ब्योरा',
  included: 'इसमें क्या है',
  specifications: 'विवरण',
  stars: (rating: number) => `5 में से ${rating} सितारे`,
  reviews: (count: number) => plural(count, { one: '(# रिव्यू)', other: '(# रिव्यू)' }),
  categories: 'श्रेणियाँ',
  categoryComing: 'जल्द आ रहा है',
  seeAll: 'सब देखें',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => ['क्या आने वाला है', rest(`: ${category}`)],
  whatIsComingIn: (category: string) => `क्या आने वाला है: ${category}`,
  notYet: 'अभी बिकने नहीं आया, पर यही होगा, और इसी दाम पर।',
  closed: {
    title: 'दुकान जल्द खुलेगी',
    text: 'देख लें: अभी कुछ ख़रीदा नहीं जा सकता, और हर चीज़ का दाम यही होगा। शुरू करने के लिए इसमें से कुछ नहीं चाहिए, क्योंकि हाथ से लिखा Rock ID भी उतना ही अच्छा चलता है।',
    link: 'शुरुआत करें',
  },
  promises: {
    label: 'हमारा वादा',
    list: [
      {
        title: 'सब QR कोड लेबल पर मुफ़्त डिलीवरी',
        text: 'जो दाम दिखता है, वही आप देते हैं, दरवाज़े तक।',
      },
      {
        title: 'बढ़िया क्वालिटी',
        text: 'वॉटरप्रूफ़ लेबल, इतने छोटे कि कंकड़ के नीचे आ जाएँ, और इतने साफ़ कि हर फ़ोन पढ़ ले।',
      },
      {
        title: 'सुरक्षित भुगतान',
        text: 'आप हमारी भुगतान सेवा के पेज पर पैसे देते हैं। आपका कार्ड हम कभी नहीं देखते।',
      },
    ],
  },
  outcomes: {
    success: 'ख़रीद हो गई! आपके ऑर्डर के लिए शुक्रिया। रसीद और डिलीवरी की जानकारी अपने ईमेल में देखें।',
    canceled: 'ख़रीद रद्द हुई। आपकी चीज़ें अब भी दुकान में हैं।',
  },
  close: 'बंद करें',
  numberByEmail: 'आपका ऑर्डर नंबर रसीद के साथ ईमेल से आता है। ऑर्डर की पुष्टि होते ही यहाँ भी दिखेगा।',
  orderNumber: <T>(id: T) => ['आपका ऑर्डर नंबर: ', id, '।'],
};
