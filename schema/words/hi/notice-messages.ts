// The words of en/notice-messages.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const stopped = (text: string) => (/[.।?!”]$/.test(text) ? text : `${text}।`);

const times = (count: number) => plural(count, { one: '# बार', other: '# बार' });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: (details: string) => stopped(capitalized(details)),
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `${rock} मिला, और भी बहुत कुछ`,
  thingsHappened: (rock: string, count: number) => `${rock}: ${number(count)} बातें हुईं`,
  says: (who: string) => `${who} का कहना है:`,
  painterSays: (who: string) => `${who} ने इसे रंगा, और उनका कहना है:`,
  isGlad: (who: string) => `${who} को ख़ुशी है कि यह आपको मिला।`,
  painterIsGlad: (who: string) => `${who} ने इसे रंगा, और उन्हें ख़ुशी है कि यह आपको मिला।`,
  asked: (who: string | null) =>
    `${who ?? 'किसी'} को एक पत्थर मिला जिसका ID मिट गया है, और लगता है कि वह आपका है।`,
  askedHint: 'उनकी फ़ोटो देखें। आपके हाँ कहने पर यह उनकी खोज गिनी जाएगी और वे इसे फिर छिपा सकेंगे।',
  confirmed: (who: string | null) => `${who ?? 'इसके कलाकार'} ने इसे पहचान लिया। यह अब आपकी खोज है।`,
  confirmedHint: 'इसका ID “मेरे पत्थर” में है: उसे पत्थर पर फिर से लिखें, और ऐसी जगह छिपाएँ जहाँ कोई मुस्कुराए।',
  denied: (who: string | null) =>
    `${who ?? 'इसके कलाकार'} ने आपकी फ़ोटो देखी: आपको मिला पत्थर कोई और है। शायद वह बाक़ी पत्थरों में मिल जाए।`,
  wanted: (who: string | null) => `${who ?? 'किसी'} ने आपका लिंक खोला और इसे गोद लेने की इच्छा जताई।`,
  wantedHint: 'क्या आपका मतलब इन्हीं से था? आपके हाँ कहने पर ही यह उनका होगा।',
  given: (who: string | null) => `${who ?? 'इसके कलाकार'} ने इसे आपको दे दिया है। इसका सफ़र आपके साथ जारी है।`,
  givenHint: 'यह “मेरे पत्थर” में है, और बताता रहेगा कि इसे किसने रंगा।',
  declined: (who: string | null) =>
    `${who ?? 'इसके कलाकार'} ने इसे अभी रखने का फ़ैसला किया है। इसे घर देने की पेशकश के लिए शुक्रिया।`,
  reminder: 'यह कुछ समय से आपके पास है। ऐसी जगह छिपाएँ जहाँ कोई मुस्कुराए, आगे दें, या रख लें।',
  keep: (who: string | null) =>
    who === null
      ? 'जिन्हें यह मिला, उनकी इच्छा है कि इसे शुक्रिया के साथ रख लें।'
      : `${who} की इच्छा है कि इसे शुक्रिया के साथ रख लें।`,
  keepHint: 'आपके हाँ कहने पर यह उनके पास रहेगा। ना कहने पर वे इसका सफ़र जारी रखेंगे।',
  mayKeep: (who: string | null) => `${who ?? 'इसके कलाकार'} ने हाँ कहा: इसे शुक्रिया के साथ रख लें। छिपाना ज़रूरी नहीं।`,
  mayNotKeep: (who: string | null) =>
    `${who ?? 'इसके कलाकार'} की इच्छा है कि यह सफ़र जारी रखे। जब हो सके, इसे छिपा दें।`,
  kept: (who: string | null) =>
    `यह महीने भर से ${who ?? 'किसी'} के पास है। अब जिसे भी इसका ID दिखे, वह इसे “मिला” दर्ज करे, तो खोज गिनी जाएगी।`,
  seen: (near: string | null) => `यह किसी को${at(near)} दिखा, और अगले के लिए वहीं छोड़ दिया गया।`,
  answer: 'हमने इसे देखा। इस समुदाय का ख़याल रखने के लिए शुक्रिया।',
  shifted: (who: string | null, near: string | null) => `${who ?? 'किसी'} ने इसे${at(near)} थोड़ा खिसकाया।`,
  rehidden: (who: string | null, near: string | null) => `${who ?? 'किसी'} ने इसे${at(near)} फिर से छिपाया।`,
  hidden: (who: string | null, near: string | null) => `${who ?? 'किसी'} ने इसे${at(near)} छिपाया।`,
  found: (who: string | null, near: string | null) => `यह ${who ?? 'किसी'} को${at(near)} मिला।`,
  soFar: (timesFound: number, way: string | null) =>
    way === null
      ? `अब तक यह ${times(timesFound)} मिला।`
      : `अब तक यह ${times(timesFound)} मिला और ${way} चला।`,
  buttons: {
    seeAll: 'देखें क्या हुआ',
    thank: 'देखें और शुक्रिया कहें',
    hide: 'फिर से छिपाएँ',
    withYou: 'अपने पास के पत्थर देखें',
    answer: 'जवाब दें',
    seePhoto: 'फ़ोटो देखें और जवाब दें',
    seeWho: 'देखें कौन है, और जवाब दें',
    myRocks: '“मेरे पत्थर” में देखें',
    lookAgain: 'एक बार फिर देखें',
    journey: 'इसका सफ़र देखें',
    digest: 'सब कुछ देखें',
  },
  digest: 'आपके पत्थरों के साथ क्या हुआ',
  more: (count: number) => `और ${number(count)} बातें।`,
  settings: 'चुनें कि आपको क्या ख़बर मिले',
  unsubscribe: 'ये ईमेल अब नहीं चाहिए',
  reason: (kinds: readonly string[]) => `आपको यह इसलिए मिला: ${kinds.join(', ')}।`,
  ofDigest: 'आपके सार की ख़बरें',
  ofTopic: (topic: string) => `“${topic}”`,
  push: {
    reminder: 'छिपाएँ, आगे दें, या रख लें।',
    seen: 'किसी ने इसे अगले के लिए छोड़ा।',
    answer: 'हमें बताने के लिए शुक्रिया।',
    asked: 'किसी को एक पत्थर मिला जिसका ID मिट गया है।',
    confirmed: 'इसके कलाकार ने इसे पहचान लिया। इसे फिर छिपाएँ।',
    denied: 'इसके कलाकार का कहना है कि आपको मिला पत्थर कोई और है।',
    wanted: 'आपके हाँ कहने पर ही यह उनका होगा।',
    given: 'इसका सफ़र आपके साथ जारी है।',
    declined: 'इसे घर देने की पेशकश के लिए शुक्रिया।',
    seeAll: 'देखें क्या हुआ।',
    somebody: 'किसी',
    by: (who: string) => `${who} की ओर से`,
    line: capitalized,
  },
};
