// The words of en/kept-finds.ts in Japanese.
import type { Words } from '../words.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'もう一度かくす',
  change: '変更',
  sendToMyself: '自分に送る',
  title: '送る前に変更',
  save: '保存',
  cancel: 'キャンセル',
  rockName: '石の名前',
  rockId: 'QRコードのRock ID',
  description: '説明',
  comment: 'コメント',
  line: 'ひとこと',
  tooLong: (over: number, most: number) => `${over}文字多いです。${most}文字までです。`,
  registered: <T>(moment: T) => [moment, 'に登録'],
  found: <T>(moment: T) => [moment, 'に発見'],
  share: {
    title: 'Rockaboutで見つけた石',
    copied: 'リンクをコピーしました。ログインしているところで開いてください',
  },
  busy: {
    title: 'ちょうど送っているところです',
    description: '届かなければ、すぐに変更できるようになります。',
  },
  arrived: {
    title: 'もうここにはありません',
    description: '変更する前に、送られたか、削除されました。',
  },
  unreadable: {
    title: 'ここでは変更できません',
    description: 'ページを再読み込みするか、削除してやり直してください。',
  },
};
