// The words of en/location.ts in Hindi.
import type { Words } from '../words.ts';

const instead = {
  coordinates: 'निर्देशांक हाथ से लिखें',
  placeSearch: 'जगह को नाम से खोजें',
  mapAlone: 'नक्शे को हाथ से उस जगह पर लाएँ',
};

const howToAllow = {
  ios: 'iPhone या iPad पर Settings, Privacy & Security, Location Services, Safari Websites खोलें, While Using the App चुनें और फिर कोशिश करें',
  safari: 'Safari में Safari मेनू, Settings for This Website खोलें, Location को Allow करें और फिर कोशिश करें',
  other: 'अपने ब्राउज़र की सेटिंग में इस साइट को जगह देखने की अनुमति दें और फिर कोशिश करें',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: 'जगह पता नहीं चल सकती',
    text: (otherwise: Instead) => `यह ब्राउज़र नहीं बता सकता कि आप कहाँ हैं। कृपया ${instead[otherwise]}।`,
  },
  denied: {
    title: 'जगह देखने की अनुमति नहीं है',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}, या ${instead[otherwise]}।`,
  },
  unavailable: {
    title: 'जगह पता नहीं चली',
    text: (otherwise: Instead) =>
      `आपके डिवाइस को आपकी जगह नहीं मिली। खुले आसमान के नीचे फिर कोशिश करें, या ${instead[otherwise]}।`,
  },
  timedOut: {
    title: 'जगह खोजने में देर लगी',
    text: (otherwise: Instead) => `आपकी जगह खोजने में बहुत देर लगी। फिर कोशिश करें, या ${instead[otherwise]}।`,
  },
};
