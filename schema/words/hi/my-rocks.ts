// The words of en/my-rocks.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'मेरे पत्थर',
  foundRock: 'पत्थर मिला, ID लिखें',
  register: 'नया पत्थर रजिस्टर करें',
  track: 'नक्शे पर देखें',
  printLabel: 'लेबल प्रिंट करें',
  done: 'हो गया',
  tabs: {
    rocks: 'मेरे पत्थर',
    rehide: 'फिर से छिपाएँ',
    archive: 'छिपाए जा चुके',
    activity: 'हलचल',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'आपके पहले पत्थर की जगह यहाँ होगी।',
    description: 'एक रंगें, उसे ID दें, और देखें कि वह कहाँ जाता है।',
    register: 'अपना पहला पत्थर रजिस्टर करें',
  },
  noFinds: {
    title: 'मिला हुआ कोई पत्थर आपकी जेब में नहीं है।',
    description: 'जब कोई मिले, उसका ID लिखें। फिर से छिपाने तक वह यहाँ रहेगा।',
  },
  noArchive: {
    title: 'जो पत्थर आप फिर से छिपाएँ, वे यहाँ याद रहेंगे।',
    look: 'नक्शे पर एक ढूँढें',
  },
  noActivity: {
    title: 'अभी तक कुछ नहीं हुआ।',
    description: 'अपना पत्थर रजिस्टर करें, या किसी का छिपाया पत्थर ढूँढें।',
    register: 'पत्थर रजिस्टर करें',
    exploreMap: 'नक्शा देखें',
  },
  notYours: { title: 'यह पत्थर अब आपका नहीं है', description: 'शायद इसे नया घर मिल चुका है।' },
  notWithYou: {
    title: 'यह पत्थर आपके पास नहीं है',
    description:
      'इसे छिपाना उसी के हाथ में है जिसका यह है, या जिसे यह पिछली बार मिला। जब यह फिर अपनी जगह पर हो, तब आप इसे “मिला” दर्ज कर सकते हैं।',
  },
  alreadyHidden: {
    title: 'पहले से छिपा है',
    description: (rock: string) =>
      `${rock} अपने छिपने की जगह पर है। जब वह किसी को मिलेगा, तब उसे फिर से छिपाया जा सकेगा।`,
  },
  withFinder: {
    title: 'किसी को मिल चुका है',
    description: (rock: string) => `${rock} मिल चुका है। अब जिसके पास है, फिर से छिपाना उसी के हाथ में है।`,
  },
  lookUpFailed: {
    title: 'आपका पत्थर देखा नहीं जा सका',
    description: 'थोड़ी देर में फिर कोशिश करें।',
  },
  findsFailed: 'आपको मिले पत्थर लोड नहीं हो सके।',
  archiveFailed: 'आपके फिर से छिपाए पत्थर लोड नहीं हो सके।',
  activityFailed: 'आपकी हलचल लोड नहीं हो सकी।',
  theRock: 'यह पत्थर',
};
