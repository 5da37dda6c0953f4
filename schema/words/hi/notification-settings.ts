// The words of en/notification-settings.ts in Hindi.
import type { Words } from '../words.ts';

export const notificationSettings: Words['notificationSettings'] = {
  loadFailed: 'आपकी पसंद लोड नहीं हो सकी। थोड़ी देर में फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  intro: 'घंटी आपको सब कुछ बताती है। यहाँ चुनें कि किस बारे में हम आपको लिखें भी। बदलाव तुरंत सेव होता है।',
  otherDevices: 'जहाँ पुश पर निशान है, वह आपके दूसरे डिवाइस के लिए है।',
  group: 'ईमेल और पुश संदेश',
  emails: { now: 'तुरंत ईमेल', digest: 'सार में', off: 'ईमेल नहीं' },
  push: 'पुश',
  pushOf: (topic: string) => `पुश: ${topic}`,
  when: 'कब',
  digest: 'ख़बरों का सार सुबह आता है',
  digests: { daily: 'हर दिन', weekly: 'सोमवार को' },
  quietFrom: 'शांत समय शुरू',
  quietUntil: 'शांत समय ख़त्म',
  neverQuiet: 'दोनों जगह एक ही घंटा हो, तो पुश संदेश कभी भी आते हैं।',
  waitWhileQuiet: 'शांत समय में पुश संदेश रुके रहते हैं।',
  hours: 'घंटे इस डिवाइस के टाइम ज़ोन के हैं। ऑर्डर के बारे में हम हमेशा लिखते हैं।',
  notSaved: 'यह सेव नहीं हुआ',
  tryInAMoment: 'थोड़ी देर में फिर कोशिश करें।',
  device: {
    on: 'यह डिवाइस पुश संदेश दिखाता है।',
    off: 'यह डिवाइस पुश संदेश नहीं दिखाता।',
    denied: 'यह ब्राउज़र साइट को पुश संदेश नहीं भेजने देता।',
    turnOn: 'चालू करें',
    turnOff: 'बंद करें',
    failed: 'यह नहीं हो पाया',
    failedHint: 'कुछ नहीं बदला। फिर कोशिश करें।',
  },
};
