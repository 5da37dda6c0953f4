// The words of en/just-hidden.ts in Hindi.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: 'वाह! पत्थर छिप गया!',
    rehide: 'बहुत बढ़िया! पत्थर फिर से छिप गया!',
  },
  next: {
    hide: <T>(place: T) => [place, '। अब यह नक्शे पर है, और इंतज़ार है कि यह पहली बार किसे मिले।'],
    rehide: <T>(place: T) => [place, '। यह फिर सफ़र पर है, और आप इसके सफ़र का हिस्सा बने रहेंगे।'],
  },
  journeyBegins: 'इसका सफ़र यहाँ से शुरू होता है',
  added: (way: string) => `+ ${way}`,
  samePlace: 'उसी जगह, जहाँ पहले था',
};
