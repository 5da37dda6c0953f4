// The words of en/unsubscribe.ts in Japanese.
import type { Words } from '../words.ts';

export const unsubscribe: Words['unsubscribe'] = {
  digest: 'まとめメール',
  ask: 'このメールを止めますか？',
  askLead: '次のメールを止めます：',
  inTheApp: 'アプリでは、これまでどおりお知らせが見られます。',
  stop: 'メールを止める',
  ended: 'メールを止めました',
  endedLead: '次のメールは、もう送りません：',
  yourRocks: '自分の石を見る',
  sendAgain: 'また受け取る',
  again: 'またメールが届きます',
  againLead: '次のメールを送ります：',
};
