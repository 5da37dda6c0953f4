// The words of en/offline.ts in Hindi.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: 'इंटरनेट',
  noConnection: 'इंटरनेट नहीं है।',
  whatYouSee: 'आपको वही दिख रहा है जो इस डिवाइस पर सँभला है।',
  tryAgain: 'फिर कोशिश करें',
  asOf: (moment: string) => `${moment} तक की जानकारी`,
  newVersion: {
    title: 'नया वर्शन तैयार है',
    description: 'इस पेज को फिर से लोड करने पर आएगा।',
    action: 'अभी लोड करें',
  },
};
