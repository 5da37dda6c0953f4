// The words of en/errors.ts in Hindi.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'साइन इन नहीं है',
  notFound: 'यहाँ कुछ नहीं है',
  malformed: 'यह अनुरोध पढ़ा नहीं जा सका। फिर कोशिश करें।',
  tooLarge: 'एक बार में इतना हम नहीं ले सकते',
  unsupportedType: 'इस तरह की सामग्री यहाँ समझी नहीं जाती',
  tooMany: 'एक साथ बहुत कुछ हो गया। थोड़ा रुककर फिर कोशिश करें।',
  unavailable: 'जिस चीज़ की हमें ज़रूरत है, वह अभी आराम कर रही है। थोड़ी देर में फिर कोशिश करें।',
  noEmail: 'ईमेल अभी नहीं भेजा जा सका। थोड़ी देर में फिर कोशिश करें।',
  unexpected: 'हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश करें।',
  crossSite: 'यह अनुरोध किसी और साइट से आया',
  keyMalformed: 'Idempotency-Key में 8 से 64 दिखने वाले अक्षर होते हैं',
  keyReused: 'यह अनुरोध पहले किसी और सामग्री के साथ आ चुका है',
};
