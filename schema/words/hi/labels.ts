// The words of en/labels.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Rock ID ${code} वाला लेबल`,
  foundMe: (host: string) => `मैं मिला? ${host}`,
  more: (count: number) => `और ${number(count)}`,
  sheet: (productName: string) =>
    `${productName} के लेबल, 1/2 × 1 इंच। 100% पर प्रिंट करें (“असली आकार”), कोनों के निशानों पर काटें, और वार्निश लगाने से पहले एक स्कैन करके देखें।`,
  inch: '1 इंच',
  poster: {
    claim: 'यहाँ आसपास रंगे हुए पत्थर छिपे हैं।',
    code: (productName: string) => `QR कोड, जो ${productName} पर ले जाता है`,
    heading: 'यह कोड कैसे काम आता है',
    steps: [
      'अपने फ़ोन का कैमरा खोलें और कोड पर रखें।',
      'जो लिंक दिखे, उसे दबाएँ। कुछ इंस्टॉल नहीं करना है, और जुड़ना मुफ़्त है।',
      'रंगा हुआ पत्थर मिला? उसे पलटें, और उसका लेबल स्कैन करें या Rock ID लिखें।',
      'उसे किसी नई जगह फिर से छिपाएँ, और नक्शे पर उसका सफ़र देखें।',
    ],
  },
};
