// The words of en/finds.ts in Hindi.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'यह पत्थर अब तक अपने घर पर है, जिसका है उसी के पास।';

export const finds: Words['finds'] = {
  neverHidden: 'यह पत्थर अभी तक छिपाया नहीं गया',
  unknown: 'पत्थर नहीं मिला',
  waiting: codes.waiting,
  taken: 'पत्थर पहले ही मिल चुका है',
  notYours: 'यह मिला हुआ पत्थर आपकी सूची में नहीं है',
  alreadyRehidden: 'यह पत्थर पहले ही फिर से छिपाया जा चुका है',
  movedOn: 'यह पत्थर अब किसी और के पास है',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `थोड़ी देर में ${isVisitor ? 'आपके नेटवर्क से ' : ''}बहुत सारे ID आज़माए गए। कृपया लेबल जाँचें और बाद में फिर कोशिश करें। इंतज़ार: ${wait(seconds)}।`,
  enoughToday: (most: number, seconds: number) =>
    `आज आपने ${number(most)} Rock ID लिखे, एक दिन में इतने ही हो सकते हैं। बाद में फिर कोशिश करें। इंतज़ार: ${wait(seconds)}।`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description: 'इस ID से अभी कोई पत्थर रजिस्टर नहीं है। क्या यह आपका है? रजिस्टर करें, फिर यह मिल सकेगा।',
    },
    neverHidden: { title: 'यह पत्थर अभी छिपा नहीं', description: withOwner },
    taken: {
      title: 'पत्थर पहले ही मिल चुका है',
      description: 'यह पत्थर मिल चुका है और फिर से छिपाए जाने के इंतज़ार में है।',
    },
    unknown: {
      title: 'पत्थर नहीं मिला',
      description: 'इस ID का कोई पत्थर नहीं मिला। ID जाँचकर फिर कोशिश करें।',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description: 'इस ID से अभी कोई पत्थर रजिस्टर नहीं है। क्या यह आपका है? रजिस्टर करें, फिर यह मिल सकेगा।',
    },
    neverHidden: { title: 'यह पत्थर अभी छिपा नहीं', description: withOwner },
    taken: {
      title: 'पत्थर पहले ही मिल चुका है',
      description: 'यह पत्थर पहले ही किसी और को मिल चुका है।',
    },
    unknown: {
      title: 'पत्थर नहीं मिला',
      description: 'इस ID का कोई पत्थर नहीं मिला। ID जाँचकर फिर कोशिश करें।',
    },
  },
  noConnection: {
    title: 'इंटरनेट नहीं है',
    description: 'सर्वर तक बात नहीं पहुँची। पत्थर अपने पास रखें और जहाँ सिग्नल हो, वहाँ फिर कोशिश करें।',
  },
  oneMoment: { title: 'ज़रा रुकें', description: 'थोड़ा रुककर फिर कोशिश करें।' },
  failed: { title: 'गड़बड़ी', description: 'पत्थर दर्ज नहीं हो पाया। फिर कोशिश करें।' },
  unable: { title: 'पत्थर दर्ज नहीं हो पाया', description: 'Rock ID ग़लत है या पत्थर रजिस्टर नहीं है।' },
  lookUpFailed: {
    title: 'पत्थर देखा नहीं जा सका',
    description: 'यह पत्थर अभी देखा नहीं जा सका। थोड़ी देर में फिर कोशिश करें।',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'इंटरनेट नहीं है: आपकी खोज इस डिवाइस पर सँभाली गई है और इंटरनेट आते ही भेज दी जाएगी। तब तक वह “मेरे पत्थर” में है।',
  notLookedUp: {
    title: 'इंटरनेट नहीं है',
    text: 'यह पत्थर अभी देखा नहीं जा सकता। जहाँ सिग्नल हो, वहाँ फिर कोशिश करें।',
  },
  mistyped: {
    title: codes.check,
    text: 'इसे लेबल से या पत्थर की निचली तरफ़ से एक-एक अक्षर मिलाएँ।',
  },
  unasked: {
    title: '“देखें” दबाएँ',
    text: 'क्या ID पूरा है? तो “देखें” दबाएँ, या आगे लिखते जाएँ।',
  },
  noRock: {
    title: 'पत्थर नहीं मिला',
    text: 'इस ID से कोई पत्थर रजिस्टर नहीं है। क्या यह आपका है, या कोई अक्षर पढ़ने में नहीं आ रहा?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'Rock ID सही है, पर अभी किसी पत्थर पर नहीं है। क्या यह आपका है? इससे अपना पत्थर रजिस्टर करें।',
  },
  elsewhere: {
    active:
      'यह पत्थर अभी अपने घर पर है; इसे छिपाना उसी के हाथ में है जिसका यह है। छिपने के बाद जिसे मिले, वह इसे “मिला” दर्ज करे।',
    found:
      'यह पत्थर उस सदस्य के पास है जिसे यह पिछली बार मिला; फिर से छिपाना उसी के हाथ में है। छिपने के बाद आप इसे “मिला” दर्ज कर सकते हैं।',
  },
  isThatYou: {
    active: 'यह पत्थर अभी अपने घर पर है। क्या यह आपका है? छिपाने के लिए साइन इन करें।',
    found: 'यह पत्थर उस सदस्य के पास है जिसे यह पिछली बार मिला। क्या वह आप हैं? छिपाने के लिए साइन इन करें।',
  },
};
