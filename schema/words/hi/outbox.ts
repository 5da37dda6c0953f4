// The words of en/outbox.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'आउटबॉक्स',
  sendNow: 'अभी भेजें',
  delete: 'मिटाएँ',
  deleteForGood: 'हमेशा के लिए मिटाएँ?',
  keep: 'रखें',
  tryAgain: 'फिर कोशिश करें',
  wasThereToo: 'मुझे भी मिला था',
  deeds: {
    find: 'एक खोज',
    rehide: 'फिर से छिपाया',
    hide: 'छिपाया',
    note: 'खोज के बारे में एक नोट',
    register: 'नया पत्थर',
    like: 'एक पसंद',
    unlike: 'पसंद वापस ली',
    comment: 'एक टिप्पणी',
    thanks: 'शुक्रिया',
    line: 'कलाकार के लिए एक पंक्ति',
    move: 'थोड़ा खिसकाया',
    absence: 'पत्थर, जो वहाँ नहीं है',
    handOn: 'आगे दिया',
    seen: 'देखा, और वहीं छोड़ा',
  },
  something: 'आपका किया हुआ कुछ',
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'इंटरनेट के इंतज़ार में',
    description: 'यह इस डिवाइस पर सँभला है, और इंटरनेट आते ही भेजा जाएगा।',
  },
  noRoom:
    'इंटरनेट नहीं है, और इस डिवाइस पर इसे रखने की जगह नहीं है। थोड़ी जगह बनाएँ, या जहाँ सिग्नल हो, वहाँ फिर कोशिश करें।',
  states: {
    waiting: 'इंटरनेट के इंतज़ार में',
    ask: 'शायद यह पहुँच चुका है। दोबारा भेजने से पहले देख लें।',
    refused: 'यह स्वीकार नहीं हुआ।',
    unknown: 'इसे Rockabout के किसी और वर्शन ने रखा है। पेज फिर से लोड करें।',
  },
  foundBefore: 'यह आपसे पहले किसी और को मिल गया।',
  dependsOnRefused: 'यह जिससे जुड़ा है, वह नहीं पहुँचा।',
  arrivedUnchanged: 'आपके बदलने से पहले यह पुराने रूप में पहुँच चुका था।',
  needLook: (count: number) => plural(count, { one: '# चीज़ देखनी है', other: '# चीज़ें देखनी हैं' }),
  wait: (count: number) =>
    plural(count, { one: '# चीज़ इंटरनेट के इंतज़ार में है', other: '# चीज़ें इंटरनेट के इंतज़ार में हैं' }),
  sevenDays: (until: string) =>
    `आप उससे पहले न लौटें, तो Safari इसे ${until} को मिटा देगा। सिग्नल के पास एक बार Rockabout खोलें, और यह भेज दिया जाएगा।`,
  homeScreen:
    'आगे से ऐसी चीज़ें हमेशा रखने के लिए ‘शेयर’ और फिर ‘होम स्क्रीन में जोड़ें’ पर टैप करें। जो यहाँ इंतज़ार में है, वह यहीं से भेजा जाएगा।',
  installFor: 'Rockabout को अपनी होम स्क्रीन पर रखें, तो इंतज़ार वाली चीज़ें ज़्यादा सुरक्षित रहेंगी।',
  install: 'इंस्टॉल करें',
  sent: 'भेजा गया',
  signIn: {
    title: 'फिर से साइन इन करें',
    description: 'बिना इंटरनेट के आपने जो किया, वह इस डिवाइस पर इंतज़ार में है, और तब भेजा जाएगा।',
    action: 'साइन इन करें',
  },
  notSent: (count: number) => plural(count, { one: '# चीज़ अभी भेजी नहीं गई', other: '# चीज़ें अभी भेजी नहीं गईं' }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'वह इस डिवाइस पर इंतज़ार में है। साइन आउट करने से मिट जाएगी।',
      other: 'वे इस डिवाइस पर इंतज़ार में हैं। साइन आउट करने से मिट जाएँगी।',
    }),
  logOut: 'फिर भी साइन आउट करें',
};
