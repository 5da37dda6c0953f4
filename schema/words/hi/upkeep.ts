// The words of en/upkeep.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const roles = {
  administrator: 'प्रबंधक',
  applicant: 'आवेदक',
  author: 'लेखक',
  buyer: 'ख़रीदार',
  member: 'सदस्य',
  visitor: 'मेहमान',
};

const here = 'यह निकलने से पहले ही रुक जाता है: लॉग में ‘kind = failure’ देखें।';

export const upkeep: Words['upkeep'] = {
  unsent: 'बिना भेजे संदेश',
  aboutUnsent:
    'यहाँ वह है जो नहीं भेजा जा सका, या एक घंटे से ज़्यादा से इंतज़ार में है। घंटे का काम दो हफ़्ते तक फिर कोशिश करता है।',
  noOthers: 'और कोई संदेश इंतज़ार में नहीं है।',
  others: (count: number) =>
    plural(count, {
      one: '# और संदेश आपके बिना निकल जाएगा: अभी, या उस घंटे जो उसके पाने वाले ने चुना है।',
      other: '# और संदेश आपके बिना निकल जाएँगे: अभी, या उस घंटे जो उनके पाने वाले ने चुना है।',
    }),
  tryAll: 'सब अभी फिर आज़माएँ',
  unsentCaption: 'बिना भेजे संदेश, सबसे पुराने पहले',
  messagesNotLoaded: 'संदेश लोड नहीं हो सके।',
  nothingFails: 'सब ठीक है, और कुछ देर से इंतज़ार में नहीं है।',
  kinds: {
    receipt: 'रसीद',
    purchase: 'साइन इन से पहले ख़रीदा गया प्लान',
    duplicate: 'दूसरा प्लान, जिसके पैसे लौटाए गए',
    act: 'आपका किया काम',
    application: 'आया हुआ आवेदन',
    selection: 'आवेदन का नतीजा',
    report: 'दैनिक रिपोर्ट',
    watch: 'पत्थर आगे कहाँ जाता है',
    offer: 'पत्थर की पेशकश',
    alarm: 'अलार्म',
    deletion: 'खाता मिटने की पुष्टि',
    notice: 'सूचना',
    digest: 'सार',
  },
  asPush: (kind: string) => `${kind}, पुश संदेश के रूप में`,
  roles,
  what: 'क्या',
  to: 'किसे',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'क्यों',
  written: 'लिखा गया',
  tries: 'कोशिशें',
  tryNow: 'अभी फिर आज़माएँ',
  doNotSend: 'न भेजें',
  beingTried: 'अभी आज़माया जा रहा है',
  notTried: 'किसी ने इसे नहीं आज़माया: देखें कि घंटे का काम चल रहा है या नहीं।',
  brokenOff: 'एक कोशिश बीच में टूट गई। अगली घंटे भर में शुरू होगी।',
  everyTry: 'हर कोशिश नाकाम होती है।',
  failures: {
    email: {
      address: 'मेल सेवा इस पते के लिए ईमेल नहीं लेती।',
      service: 'मेल सेवा इसे नहीं लेती।',
      other: here,
    },
    push: {
      address: here,
      service: 'ब्राउज़र की पुश सेवा इसे नहीं लेती।',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} यह `, at, ' से है।'],
  tryingNow: { title: 'अभी कोशिश जारी है', description: 'जो निकल गया, वह थोड़ी देर में इस सूची से हट जाएगा।' },
  didNotWork: 'यह नहीं हो पाया',
  tryLater: 'थोड़ी देर में फिर कोशिश करें।',
  doNotSendKind: (kind: string) => `न भेजें: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `यह संदेश कभी नहीं पहुँचेगा। किसे जाना था: ${roles[role]}। बाद में नहीं भेजा जा सकता।`,
  notSent: 'यह नहीं भेजा जाएगा',

  payments: 'भुगतान',
  comparing: {
    title: 'भुगतान Stripe से मिलाए जाएँगे',
    description: 'घंटे भर में, घंटे के अगले काम के साथ।',
  },
  repair: 'घंटे भर में मरम्मत करें',
  aboutRepair:
    'दिन में एक बार प्लान, ऑर्डर और लौटाए पैसे Stripe से मिलाए जाते हैं। webhook बंद रहा हो, तो उसका इंतज़ार करने की ज़रूरत नहीं।',
  secondPlans: 'दूसरे प्लान, जिनके पैसे लौटाने हैं',
  noneWaits: 'कुछ बाक़ी नहीं।',
  secondPlansCaption: 'दूसरे प्लान, जिनके पैसे लौटाने हैं, सबसे पुराने पहले',
  refundsNotLoaded: 'लौटाए जाने वाले पैसे लोड नहीं हो सके।',
  subscription: 'प्लान',
  member: 'सदस्य',
  found: 'पता चला',
  state: 'स्थिति',
  confirmed: 'घंटे भर में ख़त्म होगा और पैसे लौटेंगे',
  beingChecked: 'जाँच हो रही है',

  noMessage: 'यह संदेश निकल चुका है, या अब नहीं है',
  underway: 'यह अभी भेजा जा रहा है, या अपने घंटे के इंतज़ार में है। दस मिनट में फिर देखें।',
};
