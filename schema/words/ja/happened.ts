// The words of en/happened.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'いつのことかを、日付と時刻で入力してください',
  future: 'この時刻はまだ来ていません。日付と時計を確かめてください。',
  tooOld: (days: number) => `記録できるのは、この${number(days)}日間のことだけです`,
  enoughPast: '今日は過去のことをたくさん記録しました。続きは明日にしてください。',
  enoughOfRock: '今日はこの石の過去のことがたくさん記録されました。続きは明日にしてください。',
  beforeRock: 'この石が登録されるよりずっと前です。日付を確かめてください。',
  beforeFind: 'この石を見つけたのは、それよりあとです',
};
