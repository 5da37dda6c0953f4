// The words of en/places.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'खोजने के लिए कोई जगह लिखें',
  unknown: 'इस नाम की कोई जगह नहीं मिली',
  resting: 'जगह की खोज अभी आराम कर रही है। थोड़ी देर में फिर कोशिश करें।',
  off: 'यहाँ पते नहीं खोजे जा सकते। शहर खोजें, या नक्शे पर टैप करें।',
  coordinates: 'जगह latitude,longitude डिग्री में होती है',
  search: 'खोजें',
  searchFor: 'जगह खोजें',
  places: 'जगहें',
  suggested: 'सुझाई गई जगहें',
  townOrPark: 'शहर या पार्क',
  townParkOrAddress: 'शहर, पार्क या पता',
  notNow: 'अभी जगहें नहीं खोजी जा सकतीं। आपका लिखा यहीं रहेगा।',
  noneBegins: (typed: string) => `‘${typed}’ से शुरू होने वाला कोई शहर या पार्क नहीं है।`,
  noneBeginsButAddress: (typed: string) =>
    `‘${typed}’ से शुरू होने वाला कोई शहर या पार्क नहीं है। पता खोजने के लिए Enter दबाएँ।`,
  suggestions: (count: number) =>
    plural(count, { one: '# जगह। तीर वाली कुंजियों से देखें।', other: '# जगहें। तीर वाली कुंजियों से देखें।' }),
  notFound: {
    title: 'जगह नहीं मिली',
    tryPark: 'इस नाम की कोई जगह नहीं मिली। शहर या पार्क आज़माएँ।',
    tryStreet: 'इस नाम की कोई जगह नहीं मिली। शहर या गली आज़माएँ।',
  },
  park: 'पार्क',
  notPossible: 'खोज नहीं हो सकती',
};
