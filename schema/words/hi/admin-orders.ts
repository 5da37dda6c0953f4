// The words of en/admin-orders.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) => plural(count, { one: '# ऑर्डर', other: '# ऑर्डर' });

export const adminOrders: Words['adminOrders'] = {
  dollars: (amount: number) => dollars(amount),

  heading: 'ऑर्डर',
  show: 'दिखाएँ',
  filters: { all: 'सब ऑर्डर', 'to-ship': 'भेजना है', shipped: 'भेजे गए', refunded: 'पैसे लौटाए' },
  sort: 'क्रम',
  sorts: { newest: 'सबसे नए पहले', oldest: 'सबसे पुराने पहले' },
  search: 'नंबर, नाम, ईमेल या चीज़',
  chooseAll: (count: number) => `दिख रहे सब ${number(count)} चुनें`,
  notLoaded: 'ऑर्डर लोड नहीं हो सके।',
  noneFound: 'कोई ऑर्डर नहीं मिला',
  sumNotLoaded: 'जोड़ लोड नहीं हो सका।',
  sum: (count: number, sum: string) => `${orders(count)}, लौटाए पैसे घटाकर ${sum}`,
  tooMany: (count: number) => `${orders(count)} से ज़्यादा: जोड़ के लिए कम दिन चुनें`,
  id: 'ऑर्डर ID',
  product: 'चीज़',
  email: 'ग्राहक का ईमेल',
  price: 'दाम',
  status: 'स्थिति',
  date: 'तारीख़',
  session: 'भुगतान सत्र',
  noSession: '–',
  shipping: 'डिलीवरी',
  choose: (id: string) => `ऑर्डर ${id} चुनें`,
  labels: (count: number) => `${number(count)} लेबल`,
  nothingToShip: 'भेजने को कुछ नहीं',
  shippedOn: (day: string) => `भेजा: ${day}`,
  statuses: {
    completed: 'पूरा हुआ',
    partially_refunded: 'कुछ पैसे लौटाए',
    refunded: 'पैसे लौटाए',
    withdrawn: 'वापस लिया',
  },
  toShip: 'भेजना है',
  states: {
    paid: 'पूरा हुआ',
    preparing: 'भेजना है',
    shipped: 'भेजा गया',
    refunded: 'पैसे लौटाए',
    withdrawn: 'वापस लिया',
  },

  chosenOrders: 'चुने हुए ऑर्डर',
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(`${number(count)} चुने`),
    `, ${sum}`,
  ],
  noneToShip: '; इनमें से कोई भेजना नहीं है',
  chooseNone: 'कोई न चुनें',
  printAll: 'सब चुने हुओं के लेबल प्रिंट करें',
  markAsShipped: 'भेजा हुआ दर्ज करें',
  labelsNotLoaded: 'लेबल लोड नहीं हो सके। फिर कोशिश करें।',
  labelsOf: (labels: number, count: number) =>
    `${orders(count)} के ${plural(labels, { one: '# लेबल', other: '# लेबल' })}।`,
  moreOnRocks: (count: number) => `${number(count)} और पहले से किसी पत्थर पर हैं।`,
  nothingToPrint: (ids: string) => `इनके लिए प्रिंट करने को कुछ नहीं: ${ids}।`,
  andMore: (ids: string, more: number) => `${ids} और ${number(more)}`,

  markedAsShipped: (count: number) => `${orders(count)} भेजा हुआ दर्ज`,
  customersTold: 'ग्राहकों को ईमेल मिलता है।',
  notAll: 'सब भेजने वाले नहीं थे',
  markMany: (count: number) => `${orders(count)} भेजा हुआ दर्ज करें`,
  eachGetsEmail: 'हर ग्राहक को नोट के साथ ईमेल मिलता है।',
  leftOut: (count: number) =>
    plural(count, {
      one: 'चुने हुओं में से # और भेजना नहीं है, उसे छोड़ा गया।',
      other: 'चुने हुओं में से # और भेजने नहीं हैं, उन्हें छोड़ा गया।',
    }),
  later: (count: number) => `${number(count)} और अगले पन्ने के लिए चुने रहते हैं।`,
  done: 'हो गया',
  aboutNotes:
    'ट्रैकिंग नोट वैकल्पिक हैं, जैसे कूरियर और उसका नंबर। Enter से अगली पंक्ति पर जाते हैं, और चिपकाया हुआ कॉलम नीचे की पंक्तियाँ भर देता है।',
  noneShipped: 'इनमें से कोई अभी भेजा हुआ दर्ज नहीं हुआ। बाक़ी:',
  someShipped: (count: number) =>
    plural(count, {
      one: '# ऑर्डर अभी भेजा हुआ दर्ज हुआ। ग्राहक को ईमेल मिलता है। बाक़ी:',
      other: '# ऑर्डर अभी भेजे हुए दर्ज हुए। ग्राहकों को ईमेल मिलता है। बाक़ी:',
    }),
  noteOf: 'ट्रैकिंग नोट: ',
  noEmail: 'ईमेल नहीं दिया',

  order: (id: string) => `ऑर्डर ${id}`,
  orderNotLoaded: 'ऑर्डर लोड नहीं हो सका।',
  paid: 'भुगतान',
  paidOn: (price: string, at: string) => `${price}, ${at}`,
  madeOn: (at: string) => `मुफ़्त, बना: ${at}`,
  paidBack: 'लौटाए पैसे',
  customer: 'ग्राहक',
  address: 'पता',
  sessionOfOne: 'भुगतान सत्र',
  correctAddress: 'पता सुधारें',
  forgotten: (days: number) => `बाक़ी ऑर्डर के ${number(days)} दिन बाद भुला दिया गया।`,
  reserved: (count: number) =>
    plural(count, { one: 'इसके लिए # Rock ID रखा है', other: 'इसके लिए # Rock ID रखे हैं' }),
  printLabels: 'लेबल प्रिंट करें',
  areOnRocks: (count: number) => `${number(count)} और पहले से किसी पत्थर पर हैं।`,
  allOnRocks: 'सब पहले से पत्थरों पर हैं।',

  withdrawn: 'इस दूत का चुनाव वापस लिया गया: भेजने को कुछ नहीं है।',
  wasPaidBack: 'इस ऑर्डर के पैसे लौटाए गए: भेजने को कुछ नहीं है।',
  noAddress: 'इस ऑर्डर में भेजने का पता नहीं है।',
  shippedAt: (at: string) => `भेजा: ${at}`,
  tracking: <T>(note: T) => ['ट्रैकिंग: ', note],
  correctNote: 'नोट सुधारें',
  addNote: 'ट्रैकिंग नोट जोड़ें',
  noteCorrected: (id: string) => `ऑर्डर ${id} का नोट सुधारा गया`,
  isShipped: (id: string) => `ऑर्डर ${id} भेजा हुआ दर्ज`,
  customerTold: 'ग्राहक को ईमेल मिलता है।',
  trackingNote: 'ट्रैकिंग नोट (वैकल्पिक)',
  inEmail: 'यह ग्राहक के ईमेल में आता है, जैसे कूरियर और उसका नंबर।',
  nobodyTold: 'ग्राहक ने ईमेल नहीं दिया, इसलिए किसी को ईमेल नहीं मिलता।',
  saveAndTell: 'सेव करें और ग्राहक को बताएँ',
  save: 'सेव करें',

  addressCorrected: 'पता सुधारा गया',
  fields: {
    name: 'नाम',
    line1: 'गली',
    line2: 'दूसरी पंक्ति (वैकल्पिक)',
    city: 'शहर',
    state: 'राज्य या प्रांत',
    postalCode: 'पिन कोड',
  },
  reasonHint: 'यह लॉग में रहता है: इसमें किसी का नाम न लें।',
  saveAddress: 'पता सेव करें',
};
