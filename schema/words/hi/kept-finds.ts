// The words of en/kept-finds.ts in Hindi.
import type { Words } from '../words.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'फिर से छिपाएँ',
  change: 'बदलें',
  sendToMyself: 'ख़ुद को भेजें',
  title: 'भेजने से पहले बदलें',
  save: 'सेव करें',
  cancel: 'रहने दें',
  rockName: 'पत्थर का नाम',
  rockId: 'QR कोड का Rock ID',
  description: 'विवरण',
  comment: 'आपकी टिप्पणी',
  line: 'आपकी पंक्ति',
  tooLong: (over: number, most: number) => `${over} अक्षर ज़्यादा हैं: ज़्यादा से ज़्यादा ${most}।`,
  registered: <T>(moment: T) => ['रजिस्टर किया: ', moment],
  found: <T>(moment: T) => ['मिला: ', moment],
  share: {
    title: 'Rockabout पर मेरी खोज',
    copied: 'लिंक कॉपी हुआ: इसे वहाँ खोलें जहाँ आप साइन इन हैं',
  },
  busy: {
    title: 'यह अभी भेजा जा रहा है',
    description: 'न पहुँचे, तो थोड़ी देर में इसे बदला जा सकता है।',
  },
  arrived: {
    title: 'यह अब यहाँ नहीं है',
    description: 'आपके बदलने से पहले यह भेजा या मिटाया जा चुका था।',
  },
  unreadable: {
    title: 'इसे यहाँ नहीं बदला जा सकता',
    description: 'पेज फिर से लोड करें, या इसे मिटाकर दोबारा करें।',
  },
};
