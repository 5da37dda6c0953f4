// The words of en/community.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const order = { nearest: 'सबसे पास वाले पहले', farthest: 'सबसे दूर वाले पहले' };

export const community: Words['community'] = {
  heading: 'समुदाय',
  feed: 'हलचल',
  leaderboard: 'शीर्ष सूची',
  featured: 'ख़ास पत्थर',
  ambassadors: 'संस्थापक दूत',
  closed: {
    intro: 'वह चौपाल जहाँ सब अपने पत्थर दिखाते हैं। यह Rock Hunter Pro के साथ खुलती है।',
    feed: 'हर पत्थर जो कोई रजिस्टर करे, और लोग उसके बारे में क्या कहते हैं।',
    leaderboard: 'किसे सबसे ज़्यादा पत्थर मिले, और किसने सबसे ज़्यादा रंगे।',
    featured: 'सबसे दूर पहुँचे पत्थर, नक्शे पर उनके सफ़र के साथ।',
    ambassadors: 'हर राज्य और देश में सबसे पहले आने वाले।',
    glimpse: 'हलचल की एक झलक',
    glimpseHint: 'सबसे नए पत्थर। इन्हें पसंद करना और कुछ कहना हर सदस्य के लिए मुफ़्त है।',
  },
  feedFailed: 'हलचल लोड नहीं हो सकी।',
  feedEmpty: 'चौपाल अभी सूनी है।',
  feedEmptyHint: 'जैसे ही कोई पत्थर रजिस्टर करेगा, वह यहाँ दिखेगा।',
  registerRock: 'पत्थर रजिस्टर करें',
  feedArea: 'समुदाय की हलचल',
  showMore: 'और दिखाएँ',
  moreFailed: 'और पत्थर लोड नहीं हो सके। फिर कोशिश करें।',
  shown: (count: number) => `${number(count)} पत्थर दिख रहे हैं`,
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'शीर्ष सूचियाँ लोड नहीं हो सकीं।',
    finds: 'दुनिया भर में सबसे ज़्यादा मिले पत्थर',
    registered: 'दुनिया भर में सबसे ज़्यादा रजिस्टर किए पत्थर',
    noFinds: 'अभी किसी को कोई पत्थर नहीं मिला। यहाँ पहला नाम आपका हो सकता है।',
    noRegistered: 'अभी किसी ने कोई पत्थर रजिस्टर नहीं किया। यहाँ पहला नाम आपका हो सकता है।',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('स्थान '), place],
    findsUnit: (count: number) => plural(count, { one: 'खोज', other: 'खोजें' }),
    registeredUnit: (count: number) => plural(count, { one: 'पत्थर', other: 'पत्थर' }),
  },
  featuredRocks: {
    failed: 'ख़ास पत्थर लोड नहीं हो सके।',
    none: 'अभी कोई पत्थर सफ़र पर नहीं निकला है।',
    noneHint: 'जो पत्थर सबसे पहले कहीं और ले जाकर फिर छिपाया जाएगा, वह यहाँ दिखेगा।',
    registerFirst: 'अपना पहला पत्थर रजिस्टर करें',
    showAll: 'सब दिखाएँ',
    noHidden: 'अभी कोई ख़ास पत्थर छिपा नहीं बैठा है। सब रास्ते में हैं।',
    noFound: 'अभी कोई ख़ास पत्थर किसी की जेब में नहीं है। सब बाहर हैं।',
    noActive: 'सब ख़ास पत्थर घर से निकल चुके हैं। कोई पहली बार छिपने के इंतज़ार में नहीं है।',
    filter: 'स्थिति से छाँटें',
    all: 'सब',
    sort: 'दूरी से क्रम',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0 ? 'कोई पत्थर नहीं' : plural(count, { one: '# पत्थर', other: `# पत्थर, ${order[first]}` }),
  },
};
