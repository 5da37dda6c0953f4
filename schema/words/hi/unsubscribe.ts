// The words of en/unsubscribe.ts in Hindi.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'आपके सार की ख़बरें',
  ask: 'ये ईमेल अब नहीं चाहिए?',
  askLead: 'हम आपको इस बारे में लिखना बंद कर देंगे:',
  inTheApp: 'ऐप में आपको फिर भी सब दिखेगा।',
  stop: 'ये ईमेल बंद करें',
  ended: 'ये ईमेल बंद हो गए',
  endedLead: 'अब हम आपको इस बारे में नहीं लिखते:',
  yourRocks: 'अपने पत्थर देखें',
  sendAgain: 'फिर से भेजें',
  again: 'ये ईमेल आपको फिर मिलेंगे',
  againLead: 'हम आपको इस बारे में लिखते हैं:',
};
