// The words of en/rock-page.ts in Hindi.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (/[.।?!]$/.test(words) ? words : `${words}।`);

export const rockPage: Words['rockPage'] = {
  painter: 'कलाकार:',
  keeper: 'गोद लिया:',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'इसका सफ़र',
  play: 'चलाएँ',
  stops: 'पड़ाव, सबसे नए पहले',
  seen: (near: string | null) => (near === null ? 'देखा और वहीं छोड़ा' : `${near} देखा और वहीं छोड़ा`),
  removeSighting: 'हटाएँ',
  removeSightingOf: (day: string) => `हटाएँ: ${day}`,
  sightingRemoved: 'दिखने की ख़बर हटा दी गई',
  sightingStays: 'दिखने की ख़बर हटाई नहीं जा सकी',
  tryAgain: 'थोड़ी देर में फिर कोशिश करें।',
  comments: 'लोग क्या कहते हैं',
  nobody: 'अभी किसी ने कुछ नहीं कहा। प्यार भरे दो शब्द दूर तक जाते हैं।',
  join: 'कुछ कहने के लिए साइन इन करें',
  found: 'क्या यह आपको मिला?',
  foundHow: 'लेबल पर या पत्थर की निचली तरफ़ लिखा ID भरें।',
  share: 'शेयर करें',
  follow: 'साथ चलें',
  thanked: (who: string) => `${who} की ओर से शुक्रिया`,
  thanks: 'इस खोज के लिए शुक्रिया',
  earlier: (count: number) => plural(count, { one: '# पिछला पड़ाव दिखाएँ', other: '# पिछले पड़ाव दिखाएँ' }),
  older: (count: number) =>
    plural(count, { one: '# और पुराना पड़ाव यहाँ नहीं है।', other: '# और पुराने पड़ाव यहाँ नहीं हैं।' }),
  farFromTowns: 'हर शहर से दूर',
  fromTo: (first: string, last: string) => `${first} से ${last} तक`,
  by: (who: string) => `– ${who}`,
  to: (who: string) => `${who} को`,
  whereNow: {
    active: 'अभी छिपा नहीं: सफ़र शुरू होने को है',
    hidden: (near: string | null) => near ?? 'हर शहर से दूर',
    found: (near: string | null) => `${near ?? 'हर शहर से दूर'}, और रास्ते में है`,
  },
  units: {
    hands: (count: number) => plural(count, { one: 'हाथ', other: 'हाथ' }),
    countries: (count: number) => plural(count, { one: 'देश', other: 'देश' }),
  },
  figures: {
    hands: (count: number) => plural(count, { one: '# हाथ', other: '# हाथ' }),
    countries: (count: number) => plural(count, { one: '# देश', other: '# देश' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`${painter} का रंगा हुआ पत्थर`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`${painter} का रंगा हुआ पत्थर, जो अब ${keeper} के पास है`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status}: ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, रंगा हुआ पत्थर`,
  },
  seenBy: { members: 'यह पेज सिर्फ़ सदस्यों को दिखता है।', hidden: 'यह पेज सिर्फ़ आपको दिखता है।' },
  change: 'बदलें',
  paintedRock: 'रंगा हुआ पत्थर',
  noPage: 'यहाँ कोई पेज नहीं है',
  none: {
    title: 'इस पत्थर का यहाँ कोई पेज नहीं है',
    text: 'शायद कलाकार ने इसे हटा लिया है, या लिंक अधूरा है।',
    enterId: 'Rock ID लिखें',
    exploreMap: 'नक्शा देखें',
  },
  needsConnection: {
    title: 'इस पेज के लिए इंटरनेट चाहिए',
    text: 'हाल में आपने इसे इस डिवाइस पर नहीं खोला। जहाँ सिग्नल हो, वहाँ फिर कोशिश करें।',
    action: 'फिर कोशिश करें',
  },
  members: {
    title: 'यह पत्थर सदस्यों के लिए है',
    text: 'कलाकार ने इसका पेज सिर्फ़ सदस्यों के लिए रखा है। जुड़ना मुफ़्त है: साइन इन करें, और तुरंत यहीं वापसी।',
    action: 'जुड़ें या साइन इन करें',
  },
};
