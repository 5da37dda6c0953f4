// The words of en/journey.ts in Hindi.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: 'अक्षांश -90 से 90 तक की संख्या हो',
  longitude: 'देशांतर -180 से 180 तक की संख्या हो',
  nowhere: 'अक्षांश 0 और देशांतर 0 खुले समुद्र में हैं। बताएँ कि पत्थर कहाँ है।',
  locationName: 'जगह का नाम ज़रूरी है',
  actionType: 'बताएँ कि पत्थर छिपाया गया या मिला',
  notOwner: 'यह पत्थर जिसका है, छिपाना उसी के हाथ में है',
  notActive: 'यह पत्थर पहले से छिपा है या किसी को मिल चुका है',
  notHolder: 'यह पत्थर जिसे मिला, इस खोज में कुछ जोड़ना उसी के हाथ में है',
  initialNotes: 'पहली बार छिपाने की जगह',
  deeds: { hidden: 'छिपाया गया', found: 'मिला', moved: 'थोड़ा खिसकाया गया', handed: 'आगे दिया गया' },
  deedsBy: {
    hidden: (name: string) => `${name} ने छिपाया`,
    found: (name: string) => `${name} को मिला`,
    moved: (name: string) => `${name} ने थोड़ा खिसकाया`,
    handed: (name: string) => `${name} को आगे दिया गया`,
  },
  tooFast: 'शीर्ष सूचियों में नहीं गिना: बाहर से लाया गया, या हवाई जहाज़ से भी तेज़',
  partTooFast: (distance: string) =>
    `शीर्ष सूचियों में नहीं गिना: ${distance}, बाहर से लाया गया, या हवाई जहाज़ से भी तेज़`,
  logged: (day: string) => `${day} को दर्ज हुआ`,
  mistake: 'वह ग़लती थी, और गिनी नहीं जाती',
  timeline: 'पत्थर के सफ़र की कहानी',
  begins: <T>(rock: T) => ['सफ़र तब शुरू होगा जब ', rock, ' पहली बार छिपाया जाएगा।'],
  earlierMissing: 'पहले की प्रविष्टियाँ नहीं पहुँचीं। फिर कोशिश करें।',
  showEarlier: 'पहले की दिखाएँ',
  missing: <T>(rock: T) => [rock, ' का सफ़र नहीं पहुँचा। अपना इंटरनेट जाँचें।'],
  tryAgain: 'फिर कोशिश करें',
};
