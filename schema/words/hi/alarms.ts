// The words of en/alarms.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';

const counted = { answers: 'अनुरोध', mail: 'ईमेल', webhooks: 'घटनाएँ', push: 'पुश संदेश' };
export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'घंटे का काम',
      broken: 'घंटे का काम नहीं हो रहा',
      brokenTitle: 'घंटे का काम नहीं हो रहा',
      over: 'घंटे का काम फिर चल रहा है',
      overTitle: 'घंटे का काम फिर चल रहा है',
      todo: [
        'कुछ खोया नहीं है: अगली बार ठीक से चलने पर छूटा हुआ पूरा हो जाएगा।',
        'अगर कुछ क़दम नाकाम हों, तो cloudflarestatus.com और status.stripe.com देखें: जो सेवा बंद है, वह अपने आप लौटती है। अगर यह बिल्कुल न चले, तो Cloudflare में Workers & Pages, rockabout, Settings, Trigger Events देखें; नई तैनाती समय-सारणी फिर लगा देती है।',
        'बीच में टूटी बहाली (restore) इसे रोके रखती है: उसे उसी कमांड से, या npm run restore -- --undo से पूरा करें। वरना लॉग की ‘kind = failure’ वाली पंक्तियाँ अपने डेवलपर को भेजें।',
      ],
    },
    mail: {
      title: 'ईमेल',
      broken: 'ईमेल नहीं निकल रहे',
      brokenTitle: 'ईमेल नहीं निकल रहे',
      over: 'ईमेल फिर निकल रहे हैं',
      overTitle: 'ईमेल फिर निकल रहे हैं',
      todo: [
        'Cloudflare में Email Service देखें: क्या दिन का कोटा ख़त्म हो गया, और क्या उसे आपके डोमेन के DNS रिकॉर्ड अब भी मिलते हैं? दोनों ठीक हों, तो cloudflarestatus.com देखें और रुकें।',
        'तब तक कोई कोड से साइन इन नहीं कर सकता। बाक़ी सब ईमेल रुके रहते हैं, और अपने आप निकल जाते हैं।',
      ],
    },
    outbox: {
      title: 'बिना भेजे संदेश',
      broken: 'संदेश एक घंटे से ज़्यादा से रुके हैं',
      brokenTitle: 'संदेश एक घंटे से ज़्यादा से रुके हैं',
      over: 'अब कोई संदेश देर तक रुका नहीं है',
      overTitle: 'अब कोई संदेश देर तक रुका नहीं है',
      todo: [
        'अगर ईमेल, पुश संदेश या घंटे का काम भी ख़राब है, तो पहले वहाँ देखें। वरना अक्सर कोई पता ग़लत होता है: /admin, “देखरेख”, में संदेशों की सूची है, जहाँ आप उन्हें फिर आज़माते या छोड़ते हैं।',
        'संदेश दो हफ़्ते तक हर घंटे फिर आज़माए जाते हैं, और कोई दो बार नहीं निकलता।',
      ],
    },
    webhooks: {
      title: 'Stripe से भुगतान',
      broken: 'भुगतान की ख़बरें नहीं पहुँच रहीं',
      brokenTitle: 'भुगतान की ख़बरें नहीं पहुँच रहीं',
      over: 'भुगतान की ख़बरें फिर पहुँच रही हैं',
      overTitle: 'भुगतान की ख़बरें फिर पहुँच रही हैं',
      todo: [
        'Stripe में Developers, Webhooks देखें: नाकाम डिलीवरी में हमारा जवाब दिखता है। 400 का मतलब है कि हस्ताक्षर की कुंजी (signing secret) ग़लत है; 404, या कुछ नहीं, कि पता ग़लत है। npm run setup -- --replace STRIPE_WEBHOOK_SECRET दोनों के साथ webhook नए सिरे से बनाता है। 500 और 503 अपने आप ठीक होते हैं। Stripe की परेशानियाँ status.stripe.com पर हैं।',
        'कोई भुगतान नहीं खोता: रोज़ की मरम्मत दो हफ़्तों के भुगतान ढूँढ लेती है, और “देखरेख” में ‘घंटे भर में मरम्मत करें’ उसका इंतज़ार नहीं करता।',
      ],
    },
    push: {
      title: 'पुश संदेश',
      broken: 'पुश संदेश नहीं निकल रहे',
      brokenTitle: 'पुश संदेश नहीं निकल रहे',
      over: 'पुश संदेश फिर निकल रहे हैं',
      overTitle: 'पुश संदेश फिर निकल रहे हैं',
      todo: [
        'यह आमतौर पर कुछ घंटों में अपने आप ठीक हो जाता है, और संदेश रुके रहते हैं।',
        'अगर एक दिन तक चले, तो लॉग में ‘a push service did not take a message’ वाली पंक्तियाँ देखें। उनमें 401 या 403 का मतलब है कि कुंजियाँ मेल नहीं खातीं: npm run setup -- --replace PUSH_PRIVATE_KEY, फिर npm run deploy। बाक़ी अपने डेवलपर को भेजें।',
      ],
    },
    answers: {
      title: 'अनुरोध',
      broken: 'बहुत सारे अनुरोध नाकाम हो रहे हैं',
      brokenTitle: 'बहुत सारे अनुरोध नाकाम हो रहे हैं',
      over: 'अनुरोधों के जवाब फिर मिल रहे हैं',
      overTitle: 'अनुरोधों के जवाब फिर मिल रहे हैं',
      todo: [
        'क्या यह किसी नए वर्शन के साथ शुरू हुआ? तो उसे वापस लें: npm run deploy -- --back।',
        'वरना साइट पर /api/health खोलें। अगर उसमें ‘ok’ नहीं लिखा, तो Cloudflare का कोई भंडार बंद है: cloudflarestatus.com देखें और रुकें। अगर लिखा है, तो लॉग की ‘level = error’ वाली पंक्तियाँ अपने डेवलपर को भेजें।',
      ],
    },
    database: {
      title: 'डेटाबेस का आकार',
      broken: 'डेटाबेस भर रहा है',
      brokenTitle: 'डेटाबेस भर रहा है',
      over: 'डेटाबेस में फिर जगह है',
      overTitle: 'डेटाबेस में फिर जगह है',
      todo: [
        'सदस्यों के लिए अभी कुछ ख़राब नहीं है, और समय है। पर भरा हुआ डेटाबेस नए पत्थर, खोजें या सदस्य नहीं लेता।',
        'हफ़्ते भर में अपने डेवलपर से बात करें: पुराना डेटा कहीं और जाना होगा, या डेटाबेस को बाँटना होगा।',
      ],
    },
  },

  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken}, ${shortMoment(since, now)} से`,
  sinceThen: (since: number, now: number, detail: string) => `${shortMoment(since, now)} से। ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `${shortMoment(since, now)} से ${shortMoment(until, now)} तक यह ख़राब था: ${broken}। कुछ करने की ज़रूरत नहीं।`,
  openDashboard: 'प्रबंधन खोलें',
  oneMoreEmail: 'यह ठीक होने पर आपको एक और ईमेल मिलेगा।',

  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `${minutes} मिनट में ${number(total)} में से ${number(failed)} नाकाम: ${counted[what]} (${number(percent)}%)।`,
  neverRan: 'यह कभी नहीं चला।',
  lastRan: (at: number, now: number) => `यह पिछली बार ${shortMoment(at, now)} को चला।`,
  stepsFailed: (names: string) => `ये क़दम दो या ज़्यादा बार नाकाम हुए: ${names}।`,
  undelivered: 'Stripe एक घंटे से ज़्यादा से कोई घटना नहीं पहुँचा सका।',
  messagesWait: (many: number) => plural(many, { one: '# संदेश इंतज़ार में है।', other: '# संदेश इंतज़ार में हैं।' }),
  gigabytes: (used: number, most: number) => `${most} में से ${used.toFixed(1)} GB भर चुका है।`,

  heading: 'सेहत',
  notLoaded: 'साइट की सेहत लोड नहीं हो सकी।',
  partsBroken: (many: number) => plural(many, { one: '# हिस्सा ख़राब है।', other: '# हिस्से ख़राब हैं।' }),
  emailWhenOver: 'ठीक होने पर आपको ईमेल मिलेगा।',
  emailWhenBroken: 'कुछ ख़राब होने पर आपको ईमेल मिलेगा।',
  fineSince: <T>(at: T) => [at, ' से ठीक है'],
  isBrokenSince: <T>(at: T) => [at, ' से ख़राब है'],
  calmSince: <T>(at: T) => [at, ' से शांत हो रहा है'],
  notKnown: 'अभी पता नहीं',
  notSetUp: 'लगाया नहीं गया',
  calming: <T>(since: T, minutes: number) => [
    since,
    ` से ख़राब है। जब लगातार ${minutes} मिनट ठीक रहेगा, तब ख़त्म माना जाएगा। कुछ करने की ज़रूरत नहीं।`,
  ],
  more: 'और जानकारी docs/operations.md में, ‘Alarms’ के नीचे।',
  unsent: 'बिना भेजे संदेश',
  addresses: 'सदस्य और उनके पते',
  repair: 'भुगतान की मरम्मत',
};
