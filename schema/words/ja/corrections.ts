// The words of en/corrections.ts in Japanese.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'この記録はないか、自分のものではありません',
  place: '場所には緯度、経度、名前が必要です',
  tooMany: '今日はもうたくさん直しました。続きは明日にしてください。',
  nothing: '場所、メモ、日時のどれを直すのかを教えてください',
  tooLate: (days: number) => `記録を変えられるのは、記録してから${unit(days, 'day')}間です`,
  first:
    '最初のかくし場所は旅のはじまりで、そのあと、ほかの人がそこを訪れています。取り消さずに、直してください。',
  betweenOthers: 'その前かあとに、この石に別のことが起きています。その間の日時を選んでください。',
  change: '変更',
  changeThis: { hide: 'この「かくした」記録を変更', find: 'この発見を変更' },
  changeOrUndo: 'この発見を変更または取り消す',
  changeOf: {
    hide: (day: string) => `${day}の「かくした」記録を変更`,
    find: (day: string) => `${day}の発見を変更`,
  },
  takeThisBack: { hide: 'この「かくした」記録を取り消しますか？', find: 'この発見を取り消しますか？' },
  wasMistake: 'まちがいでしたか？',
  takeBack: '取り消す',
  keep: '残す',
  tryAgain: '届きませんでした。もう一度お試しください。',
  becomes: {
    gone: 'そのあと何も起きていないので、旅から消えます。',
    struck: 'そのあと別のことが起きているので、旅には取り消し線つきで残ります。数には入りません。',
    unknown: 'そのあと何も起きていなければ消えます。起きていれば、取り消し線つきで残り、数には入りません。',
  },
  norRehide: 'もう一度かくした記録も、数に入りません。',
  changed: { title: '変更しました', text: '旅の記録も変わります。' },
  takenBack: {
    title: '取り消しました',
    shown: '旅には、まちがいだったと表示されます。数には入りません。',
    gone: '最初から記録がなかったように、消えました。',
  },
};
