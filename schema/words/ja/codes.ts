// The words of en/codes.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Rock IDを入力してください',
  required: 'Rock IDが必要です',
  tooLong: (most: number) => `Rock IDは${number(most)}文字までです`,
  tooShort: (least: number) =>
    `自分で決めるRock IDは、人に当てられないように${number(least)}文字以上にしてください。スペースとハイフンは数えません。`,
  unprintable: 'Rock IDに使えるのは、目に見える文字と数字と記号です',
  mistyped: 'RockaboutのRock IDのようですが、どこか1文字ちがいます。もう一度確かめてください。',
  check: 'Rock IDを確かめてください',
  waiting: 'このラベルは、つける石を待っています',
  taken: 'このRock IDはもう登録されています',
  inText: 'Rock IDは書かないでください。読んだ人が、見つけていなくても記録できてしまいます',
};
