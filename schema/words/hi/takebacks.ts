// The words of en/takebacks.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# चीज़', other: '# चीज़ें' });
const ofKinds = {
  rock: { one: 'पत्थर', other: 'पत्थर' },
  journey: { one: 'प्रविष्टियों वाला सफ़र', other: 'प्रविष्टियों वाले सफ़र' },
  comment: { one: 'टिप्पणी', other: 'टिप्पणियाँ' },
  line: { one: 'खोज पर पंक्ति', other: 'खोज पर पंक्तियाँ' },
  thanks: { one: 'शुक्रिया', other: 'शुक्रिया' },
  sighting: { one: 'जवाब ‘मैंने देखा’', other: 'जवाब ‘मैंने देखा’' },
  absence: { one: 'जवाब ‘वहाँ नहीं है’', other: 'जवाब ‘वहाँ नहीं है’' },
  question: { one: 'कलाकार से सवाल', other: 'कलाकारों से सवाल' },
  offer: { one: 'पत्थर की पेशकश', other: 'पत्थरों की पेशकशें' },
  like: { one: 'पसंद', other: 'पसंद' },
  report: { one: 'शिकायत', other: 'शिकायतें' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `${utcMoment(from)} से एक घंटा`,
  departed: (letters: string) => `मिटाया गया खाता ${letters}`,

  takeBack: (name: string) => `${name} का एक घंटा वापस लें`,
  takeBackButton: (name: string) => `${name} का एक घंटा वापस लें…`,
  takeBackShort: 'एक घंटा वापस लें…',
  takenBack: 'वापस लिया गया',
  whatOfMembers:
    'इससे उस घंटे के उनके पत्थर और टिप्पणियाँ रुक जाती हैं, और उनकी खोजें, पसंद और नोट हट जाते हैं। हर सदस्य को एक ईमेल मिलता है। आप इसे लॉग में 90 दिन तक पलट सकते हैं।',
  whatOfDeparted:
    'इससे उस घंटे के उनके पत्थर रुक जाते हैं, और उनकी खोजें हट जाती हैं। जिसका खाता मिट चुका है, उसे ईमेल नहीं मिलता। आप इसे लॉग में 90 दिन तक पलट सकते हैं।',
  canUndo: 'आप इसे लॉग में 90 दिन तक पलट सकते हैं।',
  fromLabel: 'कब से (UTC), एक घंटे के लिए',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `${time} तक। उनका सबसे नया काम इसी घंटे का है।` : `${time} तक।`,
  enterTime: 'दिन और समय लिखें',
  everybody: 'उसी नेटवर्क से लिखने वाले सबको दिखाएँ',
  aboutNetworks:
    'नेटवर्क सात दिन तक पता रहते हैं। कोई स्कूल या फ़ोन कंपनी एक ही नेटवर्क हो सकती है: उन्हें चुनें जो इसमें शामिल हैं।',
  hourNotLoaded: 'घंटा लोड नहीं हो सका।',
  aboutReason: (most: number) => `सदस्य इसे ईमेल में पढ़ते हैं। इसमें किसी का नाम न लें। ${most} अक्षरों तक।`,
  takingBack: 'वापस लिया जा रहा है…',
  takeItBack: 'वापस लें',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `${plural(members, { one: '# सदस्य', other: '# सदस्यों' })} की ${things(count)} वापस लें`
      : `${things(count)} वापस लें`,
  nothingMade: 'इस घंटे में ऐसा कुछ नहीं बना जो वापस लिया जा सके।',
  nothingInHour: 'इस घंटे में कुछ नहीं',
  moreWrote: (count: number) =>
    plural(count, {
      one: 'इस घंटे में # और ने कुछ लिखा। जिन्होंने सबसे ज़्यादा लिखा, वे दिख रहे हैं: जो बाढ़ का हिस्सा है, उसे वापस लें, और इसे फिर खोलें।',
      other:
        'इस घंटे में # और लोगों ने कुछ लिखा। जिन्होंने सबसे ज़्यादा लिखा, वे दिख रहे हैं: जो बाढ़ का हिस्सा है, उसे वापस लें, और इसे फिर खोलें।',
    }),
  stays:
    'जो रहता है: प्रोफ़ाइल, पुरानी प्रविष्टियों के सुधार, आगे या किसी को दिए गए पत्थर, सवालों के जवाब, और कोई किसके साथ चल रहा है। दिखने की ख़बरें किसकी थीं, यह सात दिन तक पता रहता है। जो फ़ोटो सिर्फ़ इन शिकायतों से रुकी थी, वह फिर दिखती है, बशर्ते औरों ने भी शिकायत न की हो, या आपने फ़ैसला न किया हो।',

  taken: (counts: string) => `वापस लिया गया: ${counts}।`,
  nothingYet: 'अभी कुछ वापस नहीं लिया गया।',
  nothingTaken: 'कुछ वापस नहीं लिया गया।',
  toCome: (counts: string) => `घंटे के काम के साथ होगा: ${counts}।`,
  builtOn: 'इन पर औरों का काम टिका है, इसलिए ये रहते हैं:',
  notReturned: (counts: string) => `पलटने पर ये नहीं लौटेंगे: ${counts}।`,
  stateNotLoaded: 'यह शुरू हो चुका है। कहाँ तक हुआ, यह लोड नहीं हो सका।',
  close: 'बंद करें',

  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'पत्थर',
    journey: 'प्रविष्टियों वाला सफ़र',
    comment: 'टिप्पणी',
    line: 'खोज पर पंक्ति',
    thanks: 'शुक्रिया',
    sighting: 'जवाब ‘मैंने देखा’',
    absence: 'जवाब ‘वहाँ नहीं है’',
    question: 'कलाकार से सवाल',
    offer: 'पत्थर की पेशकश',
    like: 'पसंद',
    report: 'शिकायत',
  },
  whyLost: {
    rock: 'तब से आपने उस पर फ़ैसला किया, या वह अब नहीं है',
    journey: 'सफ़र उसके बिना आगे बढ़ चुका है',
    comment: 'तब से आपने उस पर फ़ैसला किया, या वह अब नहीं है',
    line: 'पाने वाले ने कुछ और लिखा है, या खोज अब नहीं है',
    thanks: 'दूसरा शुक्रिया है, पत्थर किसी और का है, या खोज अब नहीं है',
    sighting: 'पत्थर अब नहीं है',
    absence: 'पत्थर अब नहीं है',
    question: 'उसकी फ़ोटो हमेशा के लिए मिट गई, और सवाल फिर पूछा जा सकता है',
    offer: 'उसका लिंक अब नहीं चलता, और पत्थर फिर से दिया जा सकता है',
    like: 'पत्थर अब नहीं है',
    report: 'वह जिसके बारे में है, वह अब नहीं है',
  },
  goneRock: 'एक पत्थर जो अब नहीं है',
  fates: {
    waits: 'अभी बाक़ी',
    kept: 'रहता है: औरों का काम इस पर टिका है',
    lost: 'नहीं लौटता',
  },
  show: (shown: number, all: number) =>
    shown < all ? `दिखाएँ क्या है (${number(all)} में से ${number(shown)})` : `दिखाएँ क्या है (${number(shown)})`,

  undone: 'पलटा गया',
  undo: 'घंटे की वापसी पलटें',
  membersTold: 'सदस्यों को बताया जाता है।',
  aboutUndo:
    'जो अब भी ठीक बैठता है, वह पहले जैसा लौटता है, और सदस्यों को बताया जाता है। किसी एक पत्थर या टिप्पणी को “शिकायतें” में, ‘अभी रोके हुए’ में, फिर दिखाया जा सकता है।',
  actNotLoaded: 'क्या वापस लिया गया, यह लोड नहीं हो सका।',
  whatWas: <T>(from: string, until: string, members: T) => [`${from} से ${until} तक, `, members, '।'],
  nothingCameBack: 'कुछ नहीं लौटा।',
  nothingCanReturn: 'इसमें से कुछ नहीं लौट सकता।',
  cameBack: 'यह लौट आया:',
  returns: 'यह लौटता है:',
  notTaken: (counts: string) => `अभी वापस नहीं लिया गया, और वैसा ही छोड़ा: ${counts}।`,
  couldNotComeBack: 'यह नहीं लौट सका:',
  cannotReturn: 'यह नहीं लौट सकता:',
  neverTaken: 'यह कभी वापस नहीं लिया गया, क्योंकि इस पर औरों का काम टिका है:',
  undoing: 'पलटा जा रहा है…',
  undoButton: 'पलटें',

  network: 'network true होता है, या नहीं होता',
  nothing: 'इस घंटे में ऐसा कुछ नहीं बना जो वापस लिया जा सके',
  noMember: 'ऐसा कोई सदस्य नहीं है',
  alreadyUndone: 'यह पहले ही पलटा जा चुका है',
  gone: 'ऐसा कोई काम नहीं है',
  from: 'from 2026-05-31T08:00:00.000Z जैसा समय है',
  members: '1 से 50 सदस्य चुनें',
  waits: 'यहाँ आपका किया कुछ अभी वापस लिया जा रहा है। एक घंटे बाद फिर कोशिश करें।',
  memberWaits: 'इनका किया कुछ अभी वापस लिया जा रहा है। एक घंटे बाद फिर कोशिश करें।',
};
