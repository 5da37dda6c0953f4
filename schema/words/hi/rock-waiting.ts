// The words of en/rock-waiting.ts in Hindi.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' आपकी राह देख रहा है'],
  yourRockWaits: 'आपका पत्थर आपकी राह देख रहा है',
  email: 'ईमेल पता',
  hintToFind: 'हम आपको एक कोड भेजेंगे। उससे साइन इन होगा और पत्थर “मिला” दर्ज होगा।',
  hintToReturn: 'हम आपको एक कोड भेजेंगे। उससे साइन इन होगा और आप फिर इसी पत्थर पर होंगे।',
  continue: 'मुफ़्त में आगे बढ़ें',
};
