// The words of en/page-audience.ts in Hindi.
import type { Words } from '../words.ts';

export const pageAudience: Words['pageAudience'] = {
  invalid: 'बताएँ कि पेज कौन खोल सकता है: public, members या hidden',
  notOwner: 'पत्थर का पेज कौन देखे, यह सिर्फ़ उसके कलाकार चुन सकते हैं',
  label: 'इसका पेज कौन देखे',
  choices: {
    public: { label: 'सब', about: 'इसका पेज हर कोई खोल और शेयर कर सकता है।' },
    members: { label: 'सदस्य', about: 'इसका पेज सिर्फ़ साइन इन किए लोग खोल सकते हैं।' },
    hidden: { label: 'सिर्फ़ मैं', about: 'इसका पेज और कोई नहीं खोल सकता।' },
  },
  failed: 'पेज नहीं बदला',
};
