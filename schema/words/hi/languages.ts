// The words of en/languages.ts in Hindi.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'भाषा',
  distances: 'दूरियाँ',
  units: { mi: 'मील', km: 'किलोमीटर' },
  change: 'बदलें',
  unspoken: 'यह साइट अभी वह भाषा नहीं बोलती',
  unknownUnit: 'दूरियाँ मील या किलोमीटर में होती हैं',
  changed: 'यह साइट अब आपसे हिंदी में बात करती है',
  unitChanged: { mi: 'दूरियाँ अब मील में हैं', km: 'दूरियाँ अब किलोमीटर में हैं' },
};
