// The words of en/text.ts in Hindi.
import type { Words } from '../words.ts';

const fields = {
  rockName: 'पत्थर का नाम',
  description: 'विवरण',
  notes: 'नोट',
  line: 'पंक्ति',
  comment: 'टिप्पणी',
  details: 'ब्योरा',
  what: 'उस पर क्या बना है',
  town: 'कस्बा या शहर',
  place: 'जगह',
  locationName: 'जगह का नाम',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  search: 'खोज',
  reason: 'कारण',
  tracking: 'ट्रैकिंग नोट',
  name: 'नाम',
  street: 'गली',
  secondLine: 'दूसरी पंक्ति',
  address: 'पता',
  stateOrProvince: 'राज्य/प्रांत',
  zipCode: 'पिन कोड',
  zipcode: 'पिन कोड',
  orderNumber: 'ऑर्डर नंबर',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'यह Europe/Lisbon जैसा टाइम ज़ोन नहीं है',
  unreadable: 'इसमें ऐसे अक्षर हैं जो सँभाले नहीं जा सकते',
  hiddenCode: 'छिपाया गया Rock ID',
  tooLong: (field: Field, most: number) => `${fields[field]}: ज़्यादा से ज़्यादा ${most} अक्षर`,
  noText: (field: Field) => `${fields[field]}: यहाँ टेक्स्ट चाहिए`,
};
