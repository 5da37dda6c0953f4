// The words of en/rock-waiting.ts in Japanese.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, 'が待っています'],
  yourRockWaits: '石が待っています',
  email: 'メールアドレス',
  hintToFind: 'コードを送ります。それでログインすると、石を見つけたことになります。',
  hintToReturn: 'コードを送ります。それでログインすると、石のページに戻ります。',
  continue: '無料で続ける',
};
