// The words of en/map.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# पत्थर', other: '# पत्थर' });
const foundBefore = (count: number) =>
  count === 0 ? 'अभी तक नहीं मिला' : plural(count, { one: 'पहले # बार मिला', other: 'पहले # बार मिला' });

export const map: Words['map'] = {
  bbox: 'bbox में डिग्री में west,south,east,north होते हैं',
  level: (levels: readonly number[]) => `level इनमें से एक है: ${levels.join(', ')}, या छोड़ा जा सकता है`,
  zoom: (least: number, most: number) => `zoom ${least} से ${most} तक की पूरी संख्या है`,
  loading: 'नक्शा लोड हो रहा है…',
  missing: {
    list: 'नक्शा लोड नहीं हुआ। उसकी हर चीज़ सूची में भी है।',
    pin: 'नक्शा लोड नहीं हुआ। अपनी मौजूदा जगह लें, या जगह हाथ से लिखें।',
  },
  ground: { out: 'सड़कों का नक्शा लोड नहीं हुआ।', coarse: 'यहाँ अभी सड़कें नहीं हैं।' },
  controls: {
    group: 'नक्शे का दृश्य',
    zoomIn: 'पास लाएँ',
    zoomOut: 'दूर ले जाएँ',
    fitAll: 'सब दिखाएँ',
    fitAllHint: 'इतना दूर करें कि सब पत्थर दिखें',
    world: 'दुनिया',
    worldHint: 'पूरी दुनिया देखें',
    mostZoom: 'नक्शा इससे पास नहीं आ सकता।',
    leastZoom: 'नक्शा इससे दूर नहीं जा सकता।',
    noRocks: 'पत्थर लोड नहीं हुए।',
    tryAgain: 'फिर कोशिश करें।',
  },
  ofRocks: 'छिपे हुए पत्थरों का नक्शा',
  spots: 'नक्शे पर पत्थर: तीर वाली कुंजियों से एक से दूसरे पर जाएँ',
  keys: 'तीर वाली कुंजियों से एक से दूसरे पर जाएँ। Enter से खोलें।',
  zoomTo: 'इस जगह को पास लाएँ',
  close: 'बंद करें',
  hiddenRock: 'एक छिपा हुआ पत्थर',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, शायद अब नहीं है`,
  north: (degrees: string) => `${degrees}° उ.`,
  south: (degrees: string) => `${degrees}° द.`,
  east: (degrees: string) => `${degrees}° पू.`,
  west: (degrees: string) => `${degrees}° प.`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `${town} के पास # पत्थर`, other: `${town} के आसपास # पत्थर` }),
  rocksNear: (count: number, coordinates: string) => `${coordinates} के पास ${rocks(count)}`,
  hidden: (day: string, timesFound: number) => `${day} को छिपा, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `शायद अब नहीं है: ${day} को छिपा, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: ['उत्तर', 'उत्तर-पूर्व', 'पूर्व', 'दक्षिण-पूर्व', 'दक्षिण', 'दक्षिण-पश्चिम', 'पश्चिम', 'उत्तर-पश्चिम'],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
