// The words of en/found-rock.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'पत्थर मिला',
  field: 'Rock ID',
  lookUp: 'देखें',
  looking: 'देख रहे हैं…',
  wornOff: 'ID मिट गया है',
  tryAgain: 'फिर कोशिश करें',
  markAsFound: '“मिला” दर्ज करें',
  finding: 'दर्ज हो रहा है…',
  saw: 'देखा और वहीं छोड़ा',
  hide: 'पत्थर छिपाएँ',
  register: 'पत्थर रजिस्टर करें',
  won: 'शाबाश! पत्थर मिल गया!',
  titles: {
    active: 'पत्थर छिपाने के लिए तैयार',
    hidden: 'छिपा हुआ पत्थर मिल गया!',
    found: 'मिला पत्थर, फिर छिपाने को तैयार',
  },
  nothing: {
    title: 'Rock ID लिखें',
    text: 'यह लेबल पर है, या पत्थर की निचली तरफ़ लिखा है।',
  },
  howItWorks: 'यह कैसे होता है',
  steps: [
    'फ़ोन से लेबल स्कैन करें, या Rock ID लिखें।',
    'पत्थर को “मिला” दर्ज करें। इसके लिए साइन इन करना होता है; देखना सबके लिए खुला है।',
    'उसे किसी नई जगह छिपाएँ और नक्शे पर उसके साथ चलें।',
  ],
  quickLinks: 'झटपट लिंक',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [name, ' अब ', link('फिर से छिपाएँ'), ' में है।'],
  timesFound: (count: number) => plural(count, { one: '# बार मिला', other: '# बार मिला' }),
  join: (productName: string) => `${productName} से जुड़ें: अपना प्लान चुनें और पत्थरों का सफ़र देखना शुरू करें!`,
};
