// The words of en/withheld.ts in Hindi.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'ये शब्द पहले औरों से रोके जा चुके हैं। दूसरे शब्द चुनें।',
  rockName: 'इस नाम का आपका एक पत्थर औरों को नहीं दिखाया जा रहा। दूसरा नाम चुनें।',
};
