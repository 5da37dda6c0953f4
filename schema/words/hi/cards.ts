// The words of en/cards.ts in Hindi.
import type { Words } from '../words.ts';

export const cards: Words['cards'] = {
  leave: (productName: string) => `अभी नहीं, ${productName} पर लौटें`,
  goOn: (productName: string) => `${productName} पर आगे बढ़ें`,
  failed: (heading: string) => `गड़बड़ी: ${heading}`,
  refused: 'यह नहीं हो पाया',
  withoutScript: 'JavaScript के बिना भी पत्थर देखे और “मिला” दर्ज किए जा सकते हैं। आपके पत्थरों और नक्शे के लिए वह चाहिए।',
};
