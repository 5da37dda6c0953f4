// The words of en/rocks.ts in Hindi.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: 'पत्थर का नाम ज़रूरी है',
  locationForHide: 'पत्थर तुरंत छिपाने के लिए जगह ज़रूरी है',
  notFound: 'पत्थर नहीं मिला',
  tooMany: 'अभी आपने बहुत सारे पत्थर रजिस्टर करने की कोशिश की। थोड़ी देर बाद आगे करें।',
};
