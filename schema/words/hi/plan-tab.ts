// The words of en/plan-tab.ts in Hindi.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: 'आपका प्लान',
  notLoaded: 'आपका प्लान लोड नहीं हो सका। थोड़ी देर में फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  question: 'प्लान के बारे में सवाल? हमें लिखें।',
  contact: 'मदद माँगें',
  subject: 'प्लान में मदद',
  kinds: {
    free: 'हमेशा मुफ़्त',
    premium: 'हाथ से दिया गया',
    monthly: 'मासिक प्लान',
    yearly: 'सालाना प्लान',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}। ${period}`,
  statuses: {
    active: 'चालू',
    trialing: 'आज़माइश',
    canceled: 'रद्द',
    free: 'मुफ़्त प्लान',
    past_due: 'भुगतान बाक़ी',
    incomplete: 'अधूरा',
    incomplete_expired: 'अधूरा, समय निकल गया',
    unpaid: 'बिना भुगतान',
    paused: 'रुका हुआ',
  },
  unpaid: 'पिछला भुगतान नहीं हुआ। अपना कार्ड देखें।',
  unpaidOpen: 'पिछला भुगतान नहीं हुआ। अपना कार्ड देखें; तब तक कुछ दिन सब खुला रहेगा।',
  free: 'जितने चाहें पत्थर, उनके सफ़र और बिंदुओं वाला नक्शा आपका है। Rock Hunter Pro में समुदाय की हलचल, दूरियों के आँकड़े और कहानियाँ सुनाने वाला नक्शा भी है।',
  manual: <T>(email: T) => ['यह प्लान आपको हाथ से दिया गया: बदलने या ख़त्म करने के लिए ', email, ' पर लिखें।'],
  refunded: (plan: string, day: string) =>
    `जब यह प्लान ख़रीदा गया (${plan}), तब आपके पास Rock Hunter Pro पहले से था, इसलिए हमने इसे ${day} को ख़त्म कर दिया।`,
  refundedWith: (plan: string, day: string, price: string) =>
    `जब यह प्लान ख़रीदा गया (${plan}), तब आपके पास Rock Hunter Pro पहले से था, इसलिए हमने इसे ${day} को ख़त्म कर दिया। ${price} उसी रास्ते लौटाए गए जिससे आए थे।`,
  cancelledUntilEnd: 'आपका प्लान रद्द है। भुगतान की अवधि ख़त्म होने तक उसका सब कुछ आपका है।',
  cancelledAndOver: 'आपका प्लान रद्द होकर ख़त्म हो चुका है। आपके पत्थर और उनके सफ़र अब भी आपके हैं।',
  pause: 'प्लान रोकें',
  noPause: { title: 'जल्द आ रहा है', description: 'प्लान अभी रोके नहीं जा सकते।' },
  upgrade: 'Pro लें',
  reactivate: 'फिर चालू करें',
  cancel: {
    button: 'प्लान रद्द करें',
    title: 'Rock Hunter Pro रद्द करें?',
    text: 'आगे कुछ नहीं लिया जाएगा। आपके पत्थर और उनके सफ़र आपके ही रहेंगे।',
    textUntil: (day: string) =>
      `उसका सब कुछ ${day} तक आपका है, जब भुगतान की अवधि ख़त्म होती है। उसके बाद कुछ नहीं लिया जाएगा। आपके पत्थर और उनके सफ़र आपके ही रहेंगे।`,
    keep: 'मेरा प्लान रखें',
    confirm: 'मेरा प्लान रद्द करें',
    cancelling: 'रद्द हो रहा है…',
    done: 'प्लान रद्द हुआ',
    over: 'आगे कुछ नहीं लिया जाएगा।',
    untilEnd: 'भुगतान की अवधि ख़त्म होने तक सब खुला रहेगा।',
    untilDay: (day: string) => `भुगतान की अवधि ख़त्म होने तक, यानी ${day} तक, सब खुला रहेगा।`,
    failed: {
      title: 'गड़बड़ी',
      description: 'प्लान रद्द नहीं हो सका। फिर कोशिश करें या मदद माँगें।',
    },
    manual: {
      title: 'प्लान हाथ से चलता है',
      description: 'यह प्लान हाथ से चलता है। बदलाव के लिए हमें लिखें।',
    },
  },
};
