// The words of en/kept-area.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'सैर के लिए नक्शा',
  keep: 'यह इलाक़ा रखें',
  what: (km: number) => `बिना नेटवर्क की सैर के लिए: आसपास ${number(km)} कि॰मी॰ का नक्शा, और उसके पत्थर।`,
  zoomFirst: 'पहले नक्शे को अपनी सैर की जगह पर पास लाएँ।',
  replaces: 'यह नीचे वाले की जगह ले लेगा।',
  progress: 'इलाक़ा सँभाला जा रहा है',
  pieces: (done: number, all: number, bytes: number) =>
    `नक्शे के ${number(all)} में से ${number(done)} टुकड़े, ${megabytes(bytes / 1e6)}`,
  asking: 'उसके पत्थर माँगे जा रहे हैं…',
  tryAgain: 'फिर कोशिश करें',
  stop: 'रोकें',
  keepIt: 'रखें',
  leaveIt: 'रहने दें',
  question: (size: number) => `इस इलाक़े के लिए लगभग ${number(size)} MB चाहिए। रखें?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `रखा हुआ: ${place} के आसपास ${number(km)} कि॰मी॰, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'इसके पत्थर आपके लिए नहीं रखे गए। उनके लिए इलाक़ा फिर से रखें।',
  show: 'दिखाएँ',
  remove: 'हटाएँ',
  done: 'इलाक़ा सँभल गया है। यह बिना नेटवर्क के भी यहाँ है।',
  stopped: (unchanged: string) => `रोका गया। ${unchanged}`,
  removed: 'इलाक़ा हटा दिया गया।',
  since: (moment: string) => `${moment} को रखा गया। इंटरनेट नहीं है।`,
  otherStays: 'नीचे वाला इलाक़ा बना रहेगा।',
  nothingKept: 'कुछ नहीं रखा गया।',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'नेटवर्क चला गया।',
    server: 'नक्शे से जवाब नहीं आया।',
    full: 'इस डिवाइस पर इलाक़े के लिए जगह नहीं बची।',
    unavailable: 'यह ब्राउज़र पेज को कुछ रखने नहीं देता, जैसे निजी विंडो में।',
  },
};
