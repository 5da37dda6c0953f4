// The words of en/orders.ts in Hindi.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'मेरे ऑर्डर',
  states: { paid: 'भुगतान हुआ', preparing: 'तैयारी में', shipped: 'भेज दिया गया', refunded: 'पैसे लौटाए' },
  withdrawn: 'वापस लिया गया',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `${number(count)} और उससे ज़्यादा` : `${number(count)} दिख रहे हैं`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('आपके ऑर्डर की पुष्टि हो रही है।'),
    ' यह अपने आप यहाँ दिखेगा, आमतौर पर एक मिनट में।',
  ],
  failed: 'आपके ऑर्डर लोड नहीं हो सके।',
  order: (id: string) => `ऑर्डर ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'मुफ़्त',
  price: money,
  paidBack: (price: string) => `इसमें से ${price} लौटाए गए।`,
  sentOn: <T>(day: T) => ['भेजा गया: ', day],
  tracking: <T>(note: T) => ['ट्रैकिंग: ', note],
  none: {
    title: 'अभी कुछ ऑर्डर नहीं किया।',
    text: 'आप यहाँ जो ख़रीदें, या संस्थापक दूत के रूप में पाएँ, वह अपने नंबर के साथ यहाँ दिखेगा, और यह भी कि वह कहाँ है।',
    link: 'लेबल देखें',
  },
  receipt: {
    subject: (id: string) => `आपका ऑर्डर ${id}`,
    heading: 'आपके ऑर्डर के लिए शुक्रिया',
    text: 'यह आपकी रसीद है।',
    order: (id: string, at: number) => `ऑर्डर ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'डिलीवरी: मुफ़्त',
    paid: (price: string) => `भुगतान: ${price}`,
    goesTo: 'यह इस पते पर जाएगा:',
    isWrong: 'क्या कुछ ग़लत है? इस ईमेल का जवाब दें।',
  },
};
