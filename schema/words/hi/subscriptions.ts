// The words of en/subscriptions.ts in Hindi.
import type { Words } from '../words.ts';
import { plans } from './plans.ts';
import { date } from './intl.ts';
import { money } from './money.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'प्रीमियम प्लान जल्द आ रहे हैं',
  manual: 'यह प्लान हाथ से चलता है। बदलाव के लिए हमें लिखें।',
  nothingToCancel: 'आपका कोई प्लान नहीं है जो रद्द हो सके',
  nothingToReactivate: 'आपका कोई रद्द प्लान नहीं है जो आगे चल सके',
  noBilling: 'आपके कार्ड या बिल अभी नहीं हैं',
  proOnly: 'यह Rock Hunter Pro का हिस्सा है',
  plan: 'मासिक या सालाना प्लान चुनें',
  returnAddress: 'भुगतान के बाद सिर्फ़ हमारे अपने पेजों पर लौटा जा सकता है',
  paymentsDown: 'भुगतान अभी आराम कर रहे हैं। कुछ नहीं लिया गया। थोड़ी देर में फिर कोशिश करें।',
  already: 'आपके पास Rock Hunter Pro पहले से है',
  tooMany: 'थोड़ी देर में बहुत सारे भुगतान हो गए। थोड़ा रुककर फिर कोशिश करें।',
  checkoutOpen: 'आपका एक और भुगतान अभी शुरू हो रहा है। थोड़ी देर में फिर कोशिश करें।',
  badSignature: 'इस पर भुगतान सेवा के हस्ताक्षर नहीं हैं',
  missing: 'भुगतान सेवा को यह भुगतान पता नहीं',
  redirecting: 'भुगतान पेज पर आगे बढ़ें',
  paidEmail: {
    subject: 'आपके Rock Hunter Pro का भुगतान हो गया',
    thanks: (plan: Plan) => `शुक्रिया। Rock Hunter Pro के लिए आपका भुगतान हो गया: ${plans.names[plan]}।`,
    whatNext: (productName: string, email: string) =>
      `किसी भी ब्राउज़र में इस पते, ${email}, से ${productName} में साइन इन करें: तब से प्लान आपका है। अगर अभी खाता नहीं है, तो साइन इन करने से बन जाएगा, और वह मुफ़्त है।`,
    signIn: 'साइन इन करें',
    canCancel: 'अपनी प्रोफ़ाइल में इसे कभी भी रद्द करें; जितने समय के पैसे दिए, उतने समय वह आपका रहेगा।',
  },
  duplicateEmail: {
    subject: 'आपका दूसरा Rock Hunter Pro प्लान ख़त्म किया गया',
    heading: 'आपका दूसरा प्लान ख़त्म किया गया',
    ended: (plan: Plan) =>
      `जब आपके लिए दूसरा प्लान ख़रीदा गया (${plans.names[plan]}), तब आपके पास Rock Hunter Pro पहले से था। हमने उसे तुरंत ख़त्म कर दिया। उसके पैसे फिर नहीं लिए जाएँगे।`,
    refunded: (cents: number) =>
      `${money(cents, 'usd')} उसी रास्ते लौटाए गए जिससे आए थे। बैंक में दिखने में 5 से 10 दिन लगते हैं।`,
    notRefunded: (supportEmail: string) =>
      `उसके पैसे अभी नहीं लौटाए गए। अगर आपसे पैसे लिए गए हों, तो ${supportEmail} पर लिखें।`,
    firstStays: 'आपका पहले वाला प्लान वैसा ही रहेगा।',
    firstGoesOn: (plan: Plan) => `आपका पहला प्लान (${plans.names[plan]}) पहले की तरह चलेगा।`,
    firstEnds: (plan: Plan, at: number) =>
      `आपका पहला प्लान (${plans.names[plan]}) रद्द किया गया था और ${date(at, { dateStyle: 'long', timeZone: 'UTC' })} को ख़त्म होगा। अपनी प्रोफ़ाइल में, “प्लान” में, उसे आगे चलाया जा सकता है।`,
    isWrong: 'क्या कुछ ग़लत है? इस ईमेल का जवाब दें।',
  },
};
