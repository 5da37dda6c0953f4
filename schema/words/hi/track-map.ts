// The words of en/track-map.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# पड़ाव', other: '# पड़ाव' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `${rock} को नक्शे पर देखें`,
  loading: 'नक्शा लोड हो रहा है…',
  map: (rock: string) => `${rock} कहाँ-कहाँ रहा`,
  stops: 'पड़ाव, सबसे नए पहले',
  stop: (number: number, place: string) => `पड़ाव ${number}: ${place}`,
  pile: (count: number) => plural(count, { one: 'पास-पास # पड़ाव', other: 'पास-पास # पड़ाव' }),
  notHidden: <T>(rock: T) => [rock, ' अभी छिपाया नहीं गया है। इसका पहला पड़ाव यहाँ आएगा।'],
  play: 'चलाएँ',
  pause: 'रोकें',
  firstStop: 'पहला पड़ाव',
  nextStop: 'अगला पड़ाव',
  slider: 'सफ़र, एक-एक पड़ाव',
  stopOf: (stop: number, count: number, place: string) =>
    `${number(count)} में से पड़ाव ${number(stop)}: ${place}`,
  stopMark: (stop: number, count: number) => `${number(count)} में से पड़ाव ${number(stop)}`,
  quoted: (line: string) => `“${line}”`,
  savePicture: 'तस्वीर सेव करें',
  saved: { title: 'तस्वीर सेव हुई', text: (file: string) => `उसका नाम है ${file}।` },
  notSaved: {
    title: 'तस्वीर सेव नहीं हुई',
    text: 'आपका ब्राउज़र नक्शा नहीं बना सका। स्क्रीनशॉट में भी वही दिखता है।',
  },
  pictureOf: (rock: string) => `${rock} का सफ़र`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} से ${last} तक`,
  visits: {
    hidden: (place: string) => `${place}: छिपा`,
    found: (place: string) => `${place}: मिला`,
    both: (place: string) => `${place}: छिपा, फिर मिला`,
  },
  legend: 'संकेत',
  hidden: 'छिपा',
  found: 'मिला',
};
