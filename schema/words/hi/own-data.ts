// The words of en/own-data.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# पत्थर', other: '# पत्थर' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0 ? [plural(steps, { one: 'सफ़र का # क़दम', other: 'सफ़र के # क़दम' })] : []),
    ...(photos > 0 ? [plural(photos, { one: '# फ़ोटो', other: '# फ़ोटो' })] : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'अपने साथ ले जाएँ',
  aboutDownload:
    'एक ZIP फ़ाइल में यहाँ की आपकी हर चीज़: Rock ID और फ़ोटो के साथ आपके पत्थर, उनके सफ़र का हर क़दम, आपकी खोजें, टिप्पणियाँ और ऑर्डर। तालिकाएँ स्प्रेडशीट में खुलती हैं, रास्ते नक्शे पर। यह मुफ़्त है। इसे अपने तक रखें: Rock ID राज़ हैं।',
  preparing: 'तैयार हो रहा है…',
  download: 'मेरा डेटा डाउनलोड करें',
  downloadBegins: {
    title: 'डाउनलोड शुरू हो रहा है',
    description: 'फ़ोटो ज़्यादा हों तो थोड़ा समय लगता है। पूरा होने पर ब्राउज़र बताएगा।',
  },
  noFile: 'इस बार फ़ाइल नहीं बनी',
  tryAgain: 'थोड़ी देर में फिर कोशिश करें।',
  bringItIn: 'यहाँ लाएँ',
  aboutImport:
    'क्या आपके पास किसी दूसरी Rockabout साइट की ZIP है? उससे उसके पत्थर, सफ़र और फ़ोटो, Rock ID समेत, इस खाते में आ जाते हैं। पहले तय की दूरी आपके पत्थरों में गिनी जाती है, पर किसी शीर्ष सूची में नहीं। जो पत्थर इस साइट पर औरों के हैं, वे नहीं आ सकते। बीच में रुक जाए, तो वही फ़ाइल फिर चुनें: जहाँ रुका था, वहीं से आगे चलेगा।',
  bringIn: 'ZIP लाएँ',
  bringingIn: 'लाया जा रहा है…',
  progress: 'आपके पत्थर लाए जा रहे हैं',
  doneSoFar: (done: number, all: number) =>
    `${rocks(all)} में से ${number(done)}। ये सेटिंग बंद करने पर भी काम चलता रहता है। पेज खुला रखें।`,
  reading: 'फ़ाइल पढ़ी जा रही है…',
  goToMyRocks: '“मेरे पत्थर” पर जाएँ',
  signInAgain: 'फिर से साइन इन करें',
  signIn: 'साइन इन करें',
  leftOut: 'छोड़े गए',
  goOn: (count: number) => `आगे बढ़ें: ${rocks(count)}`,
  notAsAWhole: 'आपकी फ़ाइल पूरी नहीं आई',
  chooseAgain: (failure: string) => `${failure} वही फ़ाइल फिर चुनें, काम आगे चलेगा।`,

  allHere: (all: number) => plural(all, { one: 'आपका # पत्थर यहाँ है', other: 'आपके # पत्थर यहाँ हैं' }),
  noneHere: 'कोई पत्थर नहीं आया',
  someHere: (done: number, all: number) =>
    plural(done, { one: `आपके ${rocks(all)} में से # यहाँ है`, other: `आपके ${rocks(all)} में से # यहाँ हैं` }),
  sentence: (title: string) => `${title}।`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `इस बार आए: ${rocks(count)}, साथ में ${stepsAndPhotos(steps, photos)}।`
      : `इस बार आए: ${rocks(count)}।`,
  cameAlong: (steps: number, photos: number) => `साथ आए: ${stepsAndPhotos(steps, photos)}।`,
  meanwhile: (count: number) =>
    plural(count, {
      one: 'भेजते समय # पत्थर पहले से यहाँ था, शायद किसी दूसरे टैब से।',
      other: 'भेजते समय # पत्थर पहले से यहाँ थे, शायद किसी दूसरे टैब से।',
    }),
  nothingMissing: 'कुछ कम नहीं था, और कुछ नहीं बदला।',
  someLeftOut: (count: number) => plural(count, { one: '# पत्थर छोड़ा गया।', other: '# पत्थर छोड़े गए।' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# पत्थर इंतज़ार में है।', other: '# पत्थर इंतज़ार में हैं।' })} ${why} ${from} से और लिए जाएँगे।`,
  signedOut: (done: number, all: number) =>
    `आप यहाँ साइन आउट हैं, या कोई और साइन इन है। ${done > 0 ? `आपके ${rocks(all)} में से ${number(done)} आए।` : 'कुछ नहीं आया।'} फिर से साइन इन करें और वही फ़ाइल चुनें: जहाँ रुका था, वहीं से आगे चलेगा।`,
  nothingCame: 'कुछ नहीं आया।',
  notSent: 'फ़ाइल भेजी नहीं जा सकी। थोड़ी देर में फिर कोशिश करें।',
  aRock: 'एक पत्थर',

  exportsSpent: 'आज आपने अपना डेटा कई बार डाउनलोड किया। कल आएँ, या अगर डाउनलोड बीच में टूटा हो तो एक घंटे बाद।',
  fromElsewhere: 'यह लिंक किसी और साइट पर है, इसलिए कुछ डाउनलोड नहीं हुआ। आपका डेटा आपकी प्रोफ़ाइल में, “सेटिंग” में है।',
  tooMuch: 'एक बार में इतना नहीं लाया जा सकता। पेज फिर से लोड करें और फ़ाइल दोबारा चुनें।',
  notOurs: 'यह हमारी फ़ाइल नहीं है, या बदली गई है। यहाँ से डाउनलोड की गई ZIP जैसी की तैसी चुनें।',
  version: 'यह फ़ाइल किसी नए वर्शन की है।',
  triedOften: 'आज कई फ़ाइलें ठुकराई गईं। वही फ़ाइल कल फिर चुनें: जहाँ रुका था, वहीं से आगे चलेगा।',
  enoughThisHour: 'एक घंटे में बहुत फ़ाइलें हो गईं। वही फ़ाइल एक घंटे बाद फिर चुनें: जहाँ रुका था, वहीं से आगे चलेगा।',
  enoughToday: 'एक दिन में फ़ाइलों से इतना ही आ सकता है। वही फ़ाइल कल फिर चुनें: जहाँ रुका था, वहीं से आगे चलेगा।',
  tooNew: 'इतने क़दमों वाला पत्थर तब लाया जा सकता है, जब आपको सदस्य बने 7 दिन हो जाएँ।',
  untold:
    'इनमें से कुछ Rock ID इस साइट के पत्थरों पर पहले से हैं, और कौन-से, यह हम ज़्यादा से ज़्यादा एक घंटे में बता सकते हैं। तब वही फ़ाइल फिर चुनें।',
  taken: (codes: string, hasMore: boolean) =>
    `ये Rock ID इस साइट के पत्थरों पर पहले से हैं: ${codes}${hasMore ? ', और शायद कुछ और' : ''}। फ़ाइल पत्थरों को ऐसी साइट पर लाती है जहाँ वे अभी नहीं हैं।`,
  wrong: (rock: string, why: string) => `${rock}: ${why}।`.replace(/[.।]।$/, '।'),
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}।`.replace(/[.।]।$/, '।'),

  tooMuchFor: 'फ़ोटो या सफ़र बहुत बड़ा है',
  twice: 'Rock ID, या नंबर, फ़ाइल में दो बार है',
  otherInText:
    'किसी टेक्स्ट में, या सफ़र के किसी टेक्स्ट में, फ़ाइल के दूसरे पत्थर का Rock ID है, और जो उसे पढ़े, वह पत्थर मिलने का दावा कर सकता है। जहाँ से फ़ाइल आई, वहाँ उसे बदलें और फ़ाइल फिर डाउनलोड करें',
  time: 'कोई समय आगे का है, या उससे पहले का जिसके बाद वह आता है',
  firstStep: 'सफ़र किसी खोज से शुरू होता है',
  photo: 'फ़ोटो ग़ायब है, ख़राब है, फ़ोटो है ही नहीं, या 10 MB से बड़ी है',
  codeTaken: 'Rock ID इस साइट के किसी पत्थर पर पहले से है',
  tooNewFor: 'इतने क़दम तब लाए जा सकते हैं, जब आपको सदस्य बने 7 दिन हो जाएँ',
};
