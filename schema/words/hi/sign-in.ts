// The words of en/sign-in.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn: Words['signIn'] = {
  emailMissing: 'अपना ईमेल पता लिखें',
  emailInvalid: 'सही ईमेल पता लिखें',
  codeMissing: 'ईमेल में आए छह अंक लिखें',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'यह हमारे ईमेल का कोड नहीं है। # मौक़ा और बचा है।',
      other: 'यह हमारे ईमेल का कोड नहीं है। # मौक़े और बचे हैं।',
    }),
  spent: 'वह कोड पाँच बार ग़लत लिखा गया, इसलिए अब काम नहीं करता। हम नया भेज सकते हैं।',
  expired: (minutes: number) => `कोड ${number(minutes)} मिनट चलता है, और यह उससे पुराना है। हम नया भेज सकते हैं।`,
  used: 'यह कोड इस्तेमाल हो चुका है, हर कोड एक ही बार चलता है। हम नया भेज सकते हैं।',
  otherBrowser:
    'कोड उसी ब्राउज़र में चलता है जिसमें माँगा गया था। इसमें नहीं माँगा गया, या यह कुकी नहीं रखता। यहाँ कुकी की अनुमति दें और नया कोड माँगें।',
  tooMany: (seconds: number) =>
    `अभी-अभी इस पते के लिए या आपके नेटवर्क से कई कोड माँगे गए। अपना इनबॉक्स और स्पैम फ़ोल्डर देखें, या बाद में फिर कोशिश करें। इंतज़ार: ${wait(seconds)}।`,
  notSignedOut: (why: string) => `अभी साइन आउट नहीं हो पाया। ${why}`,
  sentAgain: 'नया ईमेल भेज दिया गया है। अब सिर्फ़ उसी का कोड चलेगा।',
  deniedBy: (issuer: string) => `${issuer} से साइन इन नहीं हुआ। फिर कोशिश करें, या अपने ईमेल पते से आएँ।`,
  failedBy: (issuer: string) =>
    `${issuer} से साइन इन में बहुत देर लगी या बीच में रुक गया। फिर से शुरू करें, या अपने ईमेल पते से आएँ।`,
  unverifiedBy: (issuer: string) =>
    `${issuer} ने पुष्टि नहीं की है कि यह ईमेल पता आपका है। ईमेल में आए कोड से साइन इन करें।`,
  unreachable: (issuer: string) => `${issuer} तक अभी बात नहीं पहुँच रही। ईमेल का कोड फिर भी चलता है।`,
  heading: (productName: string) => `${productName} में साइन इन करें`,
  lead: 'हम आपके ईमेल पते पर एक कोड भेजते हैं। यहाँ पहली बार? उसी कोड से आपका मुफ़्त खाता खुलता है।',
  leadToPlan:
    'जिस ईमेल पते से पैसे दिए, उसी से साइन इन करें, आपका प्लान वहीं होगा। हम उस पर कोड भेजते हैं। यहाँ पहली बार? उसी कोड से आपका खाता खुलता है।',
  email: 'ईमेल पता',
  sendCode: 'मुझे कोड भेजें',
  enterSentCode: 'हमारा भेजा हुआ कोड लिखें',
  enterCodeSentTo: <T>(address: T) => [address, ' पर भेजा गया कोड लिखें'],
  or: 'या',
  continueWith: (issuer: string) => `${issuer} से आगे बढ़ें`,
  whatWeKeep: 'हम आपके बारे में क्या रखते हैं',
  enterCode: 'अपना कोड लिखें',
  sentDigits: <T>(address: T) => ['हमने छह अंक यहाँ भेजे: ', address],
  code: 'कोड',
  codeHint: (minutes: number) =>
    `यह इस ब्राउज़र में ${number(minutes)} मिनट चलता है। ईमेल नहीं आया? स्पैम फ़ोल्डर में देखें।`,
  submit: 'साइन इन करें',
  sendAgain: 'नया कोड भेजें',
  otherAddress: 'दूसरा पता लिखें',
  stillSignedIn: 'आप अब भी साइन इन हैं',
  staySignedIn: (productName: string) => `साइन इन रहें, ${productName} पर लौटें`,
  tryAgain: 'फिर कोशिश करें',
  rockWaits: <T>(id: T) => ['आपका पत्थर ', id, ' आपकी राह देख रहा है।'],
  step: (step: number, steps: number) => `क़दम ${number(step)}/${number(steps)}`,
};
