// The words of en/label-dialog.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'लेबल प्रिंट करें',
  title: <T>(name: T) => ['लेबल प्रिंट करें: ', name],
  about: 'QR कोड, जो पाने वालों को आपके पत्थर तक ले जाता है, और साफ़ लिखा Rock ID, 1.3×2.5 सेमी (1/2×1 इंच) पर।',
  tooLong: <T>(name: T) => [
    name,
    ' का Rock ID इतने छोटे QR कोड के लिए बहुत लंबा है, इसलिए उसके लेबल पर वह लिखा होता है: जिसे मिले, वह उसे टाइप करे।',
  ],
  copies: 'हर एक की प्रतियाँ',
  copiesWrong: (most: number) => `1 से ${number(most)} तक की संख्या लिखें`,
  sameSheet: 'उसी काग़ज़ पर',
  how: '100% पर प्रिंट करें (“असली आकार”)। लेबल को पत्थर की निचली तरफ़ चिपकाएँ, एक बार स्कैन करके देख लें, और पारदर्शी वार्निश की दो परतें लगाएँ।',
  cancel: 'रहने दें',
  print: (count: number) => plural(count, { one: 'लेबल प्रिंट करें', other: '# लेबल प्रिंट करें' }),
};
