// The words of en/member-menu.ts in Hindi.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'सबसे ज़रूरी',
  home: 'होम',
  map: 'नक्शा',
  found: 'मिला',
  myRocks: 'मेरे पत्थर',
  more: 'और',
  profile: 'प्रोफ़ाइल और सेटिंग',
  pro: 'Rock Hunter Pro',
  logOut: 'साइन आउट',
};
