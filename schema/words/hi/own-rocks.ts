// The words of en/own-rocks.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'अपने पत्थरों में खोजें',
  searched: 'नाम, जगह, ID',
  status: 'स्थिति',
  all: 'सब',
  order: 'क्रम',
  newest: 'सबसे नए पहले',
  sorts: {
    oldest: 'सबसे पुराने पहले',
    miles: { mi: 'सबसे ज़्यादा मील', km: 'सबसे ज़्यादा किलोमीटर' },
    finds: 'सबसे ज़्यादा खोजें',
    name: 'नाम से',
  },
  looking: 'आपके सब पत्थरों में खोजा जा रहा है…',
  count: (count: number) =>
    count === 0 ? 'कोई पत्थर नहीं' : plural(count, { one: '# पत्थर', other: '# पत्थर' }),
  failed: 'आपके पत्थर लोड नहीं हो सके।',
  noneFits: 'आपका कोई पत्थर ऐसा नहीं है।',
  showAll: 'सब दिखाएँ',
  notHidden: 'अभी छिपा नहीं',
  wayAndFinds: (way: string, finds: number) =>
    plural(finds, { one: `${way}, # बार मिला`, other: `${way}, # बार मिला` }),
};
