// The words of en/moderation.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const titles = {
  photo: '写真',
  rock: '石',
  comment: 'コメント',
  question: '見つけた人が送った写真',
  name: '名前',
  place: '場所の名前',
  note: 'メモ',
  line: '見つけた人のひとこと',
  thanks: 'お礼',
};

type Subject = keyof typeof titles;
const between: Record<Subject, string> = {
  photo: 'の',
  rock: '：',
  comment: 'への',
  question: 'について',
  name: 'で見かけた',
  place: 'の',
  note: 'の記録にある',
  line: 'の発見への',
  thanks: 'の発見への',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) =>
    subject === 'rock'
      ? [titles[subject], between[subject], rock]
      : [rock, between[subject], titles[subject]],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], '、', rock],

  thePhotoOf: (rock: string) => `${rock}の写真`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `${rock}の写真`,
      rock,
      comment: `${rock}へのコメント`,
      question: `${rock}について見つけた人が送った写真`,
      name: words === null ? 'メンバーの名前' : `名前「${words}」`,
      place: `${rock}の場所の名前`,
      note: `${rock}の記録のメモ`,
      line: `${rock}の発見へのひとこと`,
      thanks: `${rock}の発見へのお礼`,
    })[subject],

  heading: '報告',
  reportsNotLoaded: '報告を読み込めませんでした。',
  nothingWaits: '確認待ちのものはありません。メンバーの報告は、ここに届きます。',
  hiddenForNow: '今は非表示',
  by: <T>(member: T) => ['書いた人：', member],
  ofDeleted: '削除されたアカウントがこの石にしたこと',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { other: '報告#件' })}、新しい${number(shown)}件を表示`
      : plural(count, { other: '報告#件' }),
  showOlder: (count: number) => `古いものを見る（${number(count)}）`,
  rockIsHidden: '石そのものが非表示です。先に「非表示中」で元に戻してください。',
  settle: '処理済みにする',
  reportedAt: <T>(at: T) => [at, 'に報告'],
  wordsGone: 'この言葉はもうありません。',
  reportedPhoto: (rock: string) => `報告された写真：${rock}`,
  noPhoto: '写真なし',

  hiddenNow: '非表示中',
  hiddenCaption: '非表示中のもの（新しい順）',
  hiddenNotLoaded: '非表示中のものを読み込めませんでした。',
  nothingHidden: '非表示中のものはありません。',
  what: '内容',
  asOthersSaw: 'ほかの人に見えた形',
  whose: 'だれの',
  hiddenSince: '非表示の開始',
  hiddenPhoto: (rock: string) => `非表示の写真：${rock}`,

  hide: '非表示にする',
  hideThing: (thing: string) => `${thing}を非表示にする`,
  hideTitle: (thing: string) => `非表示にする：${thing}`,
  delete: '削除',
  deleteTitle: (thing: string) => `削除：${thing}`,
  keepHidden: '非表示のまま',
  keepHiddenTitle: (thing: string) => `非表示のまま：${thing}`,
  restore: '元に戻す',
  restoreThing: (thing: string) => `${thing}を元に戻す`,
  restoreTitle: (thing: string) => `元に戻す：${thing}`,
  nothingWrong: '問題なし',
  nothingWrongTitle: (thing: string) => `問題なし：${thing}`,
  hides: {
    photo: 'これからはだれにも見えません。石は旅を続けます。持ち主は、ていねいなメールで理由を読みます。',
    rock: 'これからは、持ち主と、石を持っている人にしか見えません。持ち主は、ていねいなメールで理由を読みます。',
    comment: 'これからはだれにも見えません。書いた人は、ていねいなメールで理由を読みます。',
    question: '完全に削除されます。送った人は、ていねいなメールで理由を読みます。',
    name: '別の名前が選ばれるまで、ほかの人には代わりに「匿名」と見えます。書いた人は、ていねいなメールで理由を読みます。',
    place:
      'ほかの人には代わりに「かくし場所」と見えます。場所そのものは地図に残ります。書いた人は、ていねいなメールで理由を読みます。',
    note: 'これからはだれにも見えません。書いた人は、ていねいなメールで理由を読みます。',
    line: 'これからはだれにも見えません。書いた人は、ていねいなメールで理由を読みます。',
    thanks: 'これからは、この言葉はだれにも見えません。書いた人は、ていねいなメールで理由を読みます。',
  },
  restores: {
    owner: 'またみんなに見えます。持ち主に知らせます。',
    sender: 'またみんなに見えます。送った人に知らせます。',
    author: 'またみんなに見えます。書いた人に知らせます。',
  },
  settles: 'このまま残り、報告は処理済みになります。',
  deletedToast: { title: '削除しました', description: 'もうだれにも見えません。' },
  hiddenToast: { title: '非表示にしました', description: 'ほかの人には、もう見えません。' },
  restoredToast: { title: '元に戻しました', description: 'またみんなに見えます。' },
  settledToast: { title: '報告を処理済みにしました', description: 'このまま残ります。' },

  commentOn: (rock: string) => `${rock}へのコメント`,
  photoAbout: (rock: string) => `${rock}についての写真`,
  aName: '名前',
  placeNameOf: (rock: string) => `${rock}の場所の名前`,
  noteAt: (rock: string) => `${rock}のメモ`,
  lineAtFindOf: (rock: string) => `${rock}の発見へのひとこと`,
  thanksForFindOf: (rock: string) => `${rock}の発見へのお礼`,

  subject: 'subjectは、写真、石、コメント、名前など、メンバーが報告するものです',
  subjectId: 'subjectIdはidです',
  verdict: 'verdictはwithhold、restore、settleのどれかです',
  seenUntil: 'seenUntilは2026-05-31T08:00:00.000Zのような日時です',
  gone: 'これは、もうありません',
  withheld: 'これは、もう非表示です',
  shown: 'これは非表示ではありません',
  settled: 'これらの報告は、もう処理済みです',
  deleted: 'この写真は削除されました。元に戻せません。',
  rockFirst: '石そのものが非表示です。先に石を元に戻してください。',
  changed: 'そのあと、書いた人が別のことを書きました。元に戻すものはありません。',
  meanwhile: 'これはたった今変わりました。もう一度確認してください。',

  automatic: '3人のメンバーが報告しました。',
  unreported: '非表示のもとになった報告が取り消されました。',
};
