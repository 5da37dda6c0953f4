// The words of en/find-dialog.ts in Japanese.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: '石を見つけた',
  rockId: 'Rock ID',
  hint: '石を裏返してください。IDはラベルにあるか、石の裏に書いてあります。',
  find: '見つけた',
  finding: '記録しています…',
  failed: 'エラー',
  seeRock: 'この石を見る',
  register: '石を登録',
  visitorTitle: '石を見つけましたか？',
  free: '100%無料',
  why: '参加すると、見つけたことを作者に伝え、もう一度かくし、その行き先を見守れます。',
  visitorHint: '今ここで入力しておけば、参加の手続きが終わるまで、石は待っていてくれます。',
  join: '今すぐ無料で参加！',
  isMember: 'もうメンバーですか？同じボタンでログインできます。',
};
