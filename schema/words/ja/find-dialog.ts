// The words of en/find-dialog.ts in Japanese.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: '石を見つけた',
  rockId: 'Rock ID',
  hint: '石を裏返してください。IDはラベルにあるか、石の裏にかいてあります。',
  find: '見つけた',
  finding: '記録しています…',
  failed: 'エラー',
  seeRock: 'この石を見る',
  register: '石を登録',
  visitorTitle: '石を見つけましたか？',
  free: '100％無料',
  why: '参加すると、見つけたことを作者に伝え、もう一度かくし、その行き先を見守れます。',
  visitorHint: '今入力しておくと、参加する間、石が待っています。',
  join: '今すぐ無料で参加！',
  isMember: 'もうメンバーですか？同じボタンでログインできます。',
};
