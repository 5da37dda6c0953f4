// The words of en/landing.ts in Japanese.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['石に絵をかこう。', br, 'かくそう。', br, 'どこまで行くか、見てみよう。'],
  lead: '石の裏には、どれもIDがついています。見つけた人がIDを入力して新しい場所にかくすと、石の旅が地図の上で点から点へつながっていきます。',
  signUp: '無料で登録',
  howItWorks: 'しくみ',
  finder: {
    title: '石を見つけたら',
    text: '裏返して、ラベルの文字を入力します。',
    field: 'Rock ID',
    find: '見つけた',
  },
};
