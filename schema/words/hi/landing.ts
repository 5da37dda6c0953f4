// The words of en/landing.ts in Hindi.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['पत्थर रंगें। ', br, 'उसे छिपाएँ। ', br, 'उसका सफ़र देखें।'],
  lead: 'हर पत्थर की पीठ पर एक ID होता है। जिसे पत्थर मिले, वह ID लिखे और उसे किसी नई जगह छिपा दे, और नक्शे पर आपको उसका सफ़र बिंदु-दर-बिंदु बढ़ता दिखता है।',
  signUp: 'मुफ़्त में जुड़ें',
  howItWorks: 'यह कैसे होता है',
  finder: {
    title: 'मुझे पत्थर मिला',
    text: 'उसे पलटें और लेबल पर लिखा ID भरें।',
    field: 'Rock ID',
    find: 'देखें',
  },
};
