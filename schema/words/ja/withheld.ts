// The words of en/withheld.ts in Japanese.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'この言葉は、前に非表示になりました。別の言葉を選んでください。',
  rockName: 'この名前の別の石が、ほかの人に非表示になっています。別の名前を選んでください。',
};
