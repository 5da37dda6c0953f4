// The words of en/dashboard.ts in Hindi.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['फिर से स्वागत है, ', name],
  adventurer: 'खोजी',
  myRocks: 'मेरे पत्थर',
  myFinds: 'मेरी खोजें',
  traveled: { mi: 'तय किए मील', km: 'तय किए किलोमीटर' },
  register: 'नया पत्थर रजिस्टर करें',
  registerHint: 'रंगे हुए पत्थर को उसका नाम और ID दें।',
  myRocksHint: 'छिपाएँ, साथ चलें, मिले हुए फिर छिपाएँ।',
  exploreMap: 'नक्शा देखें',
  exploreMapHint: 'देखें कि अभी पत्थर कहाँ-कहाँ इंतज़ार में हैं।',
};
