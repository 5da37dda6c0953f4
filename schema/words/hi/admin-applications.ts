// The words of en/admin-applications.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'संस्थापक दूत',
  about: (perRegion: number, labels: number) =>
    `अमेरिका के हर राज्य के, और बाक़ी हर देश के पहले ${number(perRegion)} अपने आप चुने जाते हैं, बशर्ते उनके पते पर रोक न हो। घंटे भर में हर एक का ${number(labels)} लेबल का मुफ़्त पैक, डाक के पते के साथ, भेजे जाने वाले ऑर्डर में आ जाता है।`,
  caption: 'आवेदन, सबसे नए पहले',
  notLoaded: 'आवेदन लोड नहीं हो सके।',
  nobodyYet: 'अभी किसी ने आवेदन नहीं किया।',
  name: 'नाम',
  accountDeleted: 'खाता मिटाया गया',
  email: 'ईमेल',
  place: 'जगह',
  applied: 'आवेदन',
  result: 'नतीजा',
  pack: 'पैक',
  deletedAccount: 'मिटाया गया खाता',
  withdraw: 'वापस लें',
  withdrawOf: (name: string) => `वापस लें: ${name}`,
  withdrawTitle: (name: string) => `${name} का चुनाव वापस लें`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'नाम सूची से हट जाता है, और पैक भेजे जाने के इंतज़ार में नहीं रहता। जगह भरी रहती है। '
      : 'नाम सूची से हट जाता है। जगह भरी रहती है। ',
    ...(address === null ? [] : [address, ' को आपके कारण के साथ ईमेल मिलता है।']),
  ],
  selectionWithdrawn: 'चुनाव वापस लिया गया',
  selectAgain: 'फिर चुनें',
  selectAgainOf: (name: string) => `फिर चुनें: ${name}`,
  selectTitle: (name: string) => `${name} को फिर चुनें`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'नाम फिर सूची में आता है, और पैक भेजे जाने के इंतज़ार में होता है। उन्हें ईमेल मिलता है।'
      : 'नाम फिर सूची में आता है। उन्हें ईमेल मिलता है।',
  selectedAgain: 'फिर चुना गया',
  withdrawnOn: (day: string) => `वापस लिया: ${day}`,
  selected: 'चुना गया',
  selectedNotTold: 'चुना गया, अभी बताया नहीं',
  suspended: 'रोक है, नहीं चुना',
  suspendedNotTold: 'रोक है, नहीं चुना, अभी बताया नहीं',
  notSelected: 'नहीं चुना',
  notSelectedNotTold: 'नहीं चुना, अभी बताया नहीं',
  packComes: 'घंटे भर में बनेगा',
  noPack: 'नहीं',
  notShipped: 'नहीं भेजा',
  shippedOn: (day: string) => `भेजा: ${day}`,
};
