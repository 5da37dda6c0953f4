// The words of en/not-found.ts in Hindi.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 पेज नहीं मिला',
  didYouForget: 'क्या हम यह पेज बनाना भूल गए?',
  ifNot: 'अगर नहीं, तो इस पत्थर के नीचे कुछ नहीं है। पते में कोई ग़लती होगी, या पेज आगे बढ़ गया, जैसे पत्थर बढ़ते हैं।',
  toStart: 'होम पर लौटें',
  exploreMap: 'नक्शा देखें',
};
