// The words of en/moderation.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const titles = {
  photo: 'फ़ोटो',
  rock: 'पत्थर',
  comment: 'टिप्पणी',
  question: 'सवाल की फ़ोटो',
  name: 'नाम',
  place: 'जगह का नाम',
  note: 'नोट',
  line: 'खोज पर पंक्ति',
  thanks: 'शुक्रिया',
};

type Subject = keyof typeof titles;
const between: Record<Subject, string> = {
  photo: ': ',
  rock: ': ',
  comment: ': ',
  question: ': ',
  name: ', यहाँ देखा: ',
  place: ': ',
  note: ': ',
  line: ': ',
  thanks: ': ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  thePhotoOf: (rock: string) => `${rock} की फ़ोटो`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `${rock} की फ़ोटो`,
      rock,
      comment: `${rock} पर टिप्पणी`,
      question: `${rock} के सवाल की फ़ोटो`,
      name: words === null ? 'एक सदस्य का नाम' : `नाम ${words}`,
      place: `${rock} की एक जगह का नाम`,
      note: `${rock} की प्रविष्टि पर नोट`,
      line: `${rock} की खोज पर पंक्ति`,
      thanks: `${rock} की खोज पर शुक्रिया`,
    })[subject],

  heading: 'शिकायतें',
  reportsNotLoaded: 'शिकायतें लोड नहीं हो सकीं।',
  nothingWaits: 'आपके इंतज़ार में कुछ नहीं है। सदस्य जिसकी शिकायत करें, वह यहाँ आता है।',
  hiddenForNow: 'फ़िलहाल रोका',
  by: <T>(member: T) => ['किसका: ', member],
  ofDeleted: 'इस पत्थर पर मिटाए गए खातों ने क्या किया',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# शिकायत', other: '# शिकायतें' })}, यहाँ सबसे नई ${number(shown)}`
      : plural(count, { one: '# शिकायत', other: '# शिकायतें' }),
  showOlder: (count: number) => `पुरानी दिखाएँ (${number(count)})`,
  rockIsHidden: 'पत्थर ख़ुद रोका हुआ है: पहले उसे ‘अभी रोके हुए’ में फिर दिखाएँ।',
  settle: 'निपटाएँ',
  reportedAt: <T>(at: T) => ['शिकायत: ', at],
  wordsGone: 'ये शब्द अब नहीं हैं।',
  reportedPhoto: (rock: string) => `शिकायत: ${rock}`,
  noPhoto: 'फ़ोटो नहीं',

  hiddenNow: 'अभी रोके हुए',
  hiddenCaption: 'अभी क्या रोका हुआ है, सबसे नया पहले',
  hiddenNotLoaded: 'रोकी हुई चीज़ें लोड नहीं हो सकीं।',
  nothingHidden: 'कुछ रोका हुआ नहीं है।',
  what: 'क्या',
  asOthersSaw: 'औरों को कैसा दिखता था',
  whose: 'किसका',
  hiddenSince: 'कब से रोका',
  hiddenPhoto: (rock: string) => `रोका हुआ: ${rock}`,

  hide: 'रोकें',
  hideThing: (thing: string) => `रोकें: ${thing}`,
  hideTitle: (thing: string) => `रोकें: ${thing}`,
  delete: 'मिटाएँ',
  deleteTitle: (thing: string) => `मिटाएँ: ${thing}`,
  keepHidden: 'रोके रखें',
  keepHiddenTitle: (thing: string) => `रोके रखें: ${thing}`,
  restore: 'फिर दिखाएँ',
  restoreThing: (thing: string) => `फिर दिखाएँ: ${thing}`,
  restoreTitle: (thing: string) => `फिर दिखाएँ: ${thing}`,
  nothingWrong: 'इसमें कुछ ग़लत नहीं',
  nothingWrongTitle: (thing: string) => `कुछ ग़लत नहीं: ${thing}`,
  hides: {
    photo:
      'अब से यह किसी को नहीं दिखती; पत्थर का सफ़र चलता रहता है। पत्थर जिसका है, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    rock: 'अब से यह सिर्फ़ उसे दिखता है जिसका यह है, और जिसके हाथ में है। जिसका यह है, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    comment: 'अब से यह किसी को नहीं दिखती। जिसने लिखा, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    question: 'यह हमेशा के लिए मिट जाती है। जिसने भेजी, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    name: 'जब तक सदस्य दूसरा नाम न चुने, औरों को उसकी जगह ‘बेनाम’ दिखता है। जिसने लिखा, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    place:
      'औरों को उसकी जगह ‘छिपाने की जगह’ दिखता है; जगह ख़ुद नक्शे पर रहती है। जिसने लिखा, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    note: 'अब से यह किसी को नहीं दिखता। जिसने लिखा, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    line: 'अब से यह किसी को नहीं दिखती। जिसने लिखा, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
    thanks: 'अब से ये शब्द किसी को नहीं दिखते। जिसने लिखा, उसे आपका कारण एक विनम्र ईमेल में बताया जाता है।',
  },
  restores: {
    owner: 'यह फिर सबको दिखेगा। जिसका है, उसे बताया जाएगा।',
    sender: 'यह फिर सबको दिखेगा। जिसने भेजा, उसे बताया जाएगा।',
    author: 'यह फिर सबको दिखेगा। जिसने लिखा, उसे बताया जाएगा।',
  },
  settles: 'यह जैसा है, वैसा रहेगा, और इसकी शिकायतें निपट जाएँगी।',
  deletedToast: { title: 'मिटाया गया', description: 'अब यह किसी को नहीं दिखता।' },
  hiddenToast: { title: 'रोका गया', description: 'अब यह औरों को नहीं दिखता।' },
  restoredToast: { title: 'फिर दिखाया गया', description: 'यह फिर सबको दिखता है।' },
  settledToast: { title: 'शिकायतें निपटीं', description: 'यह जैसा है, वैसा रहेगा।' },

  commentOn: (rock: string) => `${rock} पर एक टिप्पणी`,
  photoAbout: (rock: string) => `${rock} के बारे में एक फ़ोटो`,
  aName: 'एक नाम',
  placeNameOf: (rock: string) => `${rock} की एक जगह का नाम`,
  noteAt: (rock: string) => `${rock} पर एक नोट`,
  lineAtFindOf: (rock: string) => `${rock} की खोज पर एक पंक्ति`,
  thanksForFindOf: (rock: string) => `${rock} की खोज पर शुक्रिया`,

  subject: 'subject वह है जिसकी सदस्य शिकायत करते हैं, जैसे फ़ोटो, पत्थर, टिप्पणी या नाम',
  subjectId: 'subjectId एक id है',
  verdict: 'verdict withhold, restore या settle होता है',
  seenUntil: 'seenUntil 2026-05-31T08:00:00.000Z जैसा समय है',
  gone: 'यह अब यहाँ नहीं है',
  withheld: 'यह पहले से रोका हुआ है',
  shown: 'यह रोका हुआ नहीं है',
  settled: 'ये शिकायतें पहले ही निपट चुकी हैं',
  deleted: 'यह फ़ोटो मिटाई जा चुकी है। वापस नहीं आ सकती।',
  rockFirst: 'पत्थर ख़ुद रोका हुआ है। पहले उसे फिर दिखाएँ।',
  changed: 'जिसने लिखा, उसने तब से कुछ और लिख दिया है। फिर दिखाने को कुछ नहीं है।',
  meanwhile: 'यह अभी-अभी बदला है। इसे फिर से देखें।',

  automatic: 'तीन सदस्यों ने इसकी शिकायत की।',
  unreported: 'जिन शिकायतों से यह रोका गया था, वे वापस ली गईं।',
};
