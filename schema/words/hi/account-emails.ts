// The words of en/account-emails.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `आपका ${productName} कोड: ${code}`,
    heading: (productName: string) => `आपका ${productName} कोड`,
    how: (minutes: number) =>
      `इसे उस पेज पर लिखें जहाँ आपने माँगा था। यह ${number(minutes)} मिनट चलता है, एक बार, और सिर्फ़ उसी ब्राउज़र में।`,
    unasked:
      'आपने नहीं माँगा? तो किसी ने अपना पता ग़लत लिखा, और आपको कुछ नहीं करना है: कोड के बिना कोई अंदर नहीं आ सकता। इसे किसी को न दें।',
  },
  confirmation: {
    subject: (productName: string) => `${productName} के लिए अपने नए पते की पुष्टि करें`,
    heading: 'अपने नए पते की पुष्टि करें',
    lead: (productName: string) => `यह पता आपके ${productName} खाते के लिए माँगा गया है। पुष्टि करें कि यह आपका है।`,
    how: (minutes: number) =>
      `लिंक ${number(minutes)} मिनट चलता है, एक बार, और सिर्फ़ आपके लिए: पेज आपसे साइन इन माँगता है। तब तक आपका पुराना पता रहेगा।`,
    button: 'इस पते की पुष्टि करें',
    unasked: 'आपने नहीं माँगा? तो किसी ने अपना पता ग़लत लिखा, और आपको कुछ नहीं करना है। लिंक न खोलें।',
  },
  hasAccount: {
    subject: (productName: string) => `इस पते का ${productName} खाता पहले से है`,
    heading: 'इस पते का खाता पहले से है',
    lead: (productName: string) =>
      `किसी ने यह पता दूसरे ${productName} खाते के लिए माँगा। इसका अपना खाता पहले से है, इसलिए कुछ नहीं बदला।`,
    how: 'क्या यह आपने किया? इस पते से साइन इन करें, और आप उसी खाते में होंगे। पता दूसरे खाते को देने के लिए पहले यह खाता मिटाएँ।',
    unasked: 'आपने नहीं माँगा? तो आपको कुछ नहीं करना है।',
  },
  notice: {
    subject: (productName: string) => `आपके ${productName} खाते का पता बदलने वाला है`,
    heading: 'आपके खाते का पता बदलने वाला है',
    lead: (newEmail: string) =>
      `आपके खाते में साइन इन करके किसी ने उसका पता बदलकर ${newEmail} करने को कहा। उस पते पर गए ईमेल की पुष्टि होते ही वह बदल जाएगा।`,
    wasYou: 'क्या यह आपने किया? तो यहाँ कुछ नहीं करना है।',
    notYou: 'यह आपने नहीं किया, या मन बदल गया? यही पता रखें।',
    button: 'मेरा पता रखें',
    link: (days: number) =>
      `लिंक ${number(days)} दिन चलता है, एक बार, बदलाव की पुष्टि के बाद भी। यह हर डिवाइस को साइन आउट कर देता है।`,
  },
  set: {
    subject: (productName: string) => `आपके ${productName} खाते का पता बदल गया है`,
    heading: 'आपके खाते का पता बदल गया है',
    lead: (newEmail: string) =>
      `किसी ने हमें लिखा कि यह खाता उनका है, और वे इस पते के ईमेल अब नहीं पढ़ सकते। हमने पता बदलकर ${newEmail} कर दिया है, और हर जगह से साइन आउट कर दिया है।`,
    wasYou: 'क्या यह आपने किया? तो यहाँ कुछ नहीं करना है।',
    notYou: 'यह आपने नहीं किया? यही पता रखें।',
    button: 'मेरा पता रखें',
    link: (days: number) => `लिंक ${number(days)} दिन चलता है, एक बार। यह हर डिवाइस को साइन आउट कर देता है।`,
  },
};
