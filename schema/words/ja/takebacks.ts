// The words of en/takebacks.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { other: '#件' });

const ofKinds = {
  rock: { what: '石', other: '#個' },
  journey: { what: '記録のある旅', other: '#件' },
  comment: { what: 'コメント', other: '#件' },
  line: { what: '発見へのひとこと', other: '#件' },
  thanks: { what: 'お礼', other: '#件' },
  sighting: { what: '「見かけた」の返事', other: '#件' },
  absence: { what: '「ありません」の返事', other: '#件' },
  question: { what: '作者への質問', other: '#件' },
  offer: { what: '石をゆずる申し出', other: '#件' },
  like: { what: 'いいね', other: '#件' },
  report: { what: '報告', other: '#件' },
};

type Kind = keyof typeof ofKinds;

const numberOf = (count: number, { other }: { other: string }) => plural(count, { other });

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `${utcMoment(from)}からの1時間`,
  departed: (letters: string) => `削除されたアカウント${letters}`,

  takeBack: (name: string) => `${name}の1時間を取り消す`,
  takeBackButton: (name: string) => `${name}の1時間を取り消す…`,
  takeBackShort: '1時間を取り消す…',
  takenBack: '取り消しました',
  whatOfMembers:
    'その1時間の石とコメントを非表示にし、発見、いいね、メモを削除します。メンバーそれぞれに、メールが1通届きます。90日間は、ログで元に戻せます。',
  whatOfDeparted:
    'その1時間の石を非表示にし、発見を削除します。アカウントが削除された人には、メールは届きません。90日間は、ログで元に戻せます。',
  canUndo: '90日間は、ログで元に戻せます。',
  fromLabel: '開始（UTC）、1時間分',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `${time}まで。いちばん新しい操作のあった1時間です。` : `${time}まで。`,
  enterTime: '日付と時刻を入力してください',
  everybody: '同じネットワークで書いた人を全員表示',
  aboutNetworks:
    'ネットワークは7日間わかります。学校や電話会社は、全体でひとつのネットワークのことがあります。関係のある人を選んでください。',
  hourNotLoaded: 'この1時間を読み込めませんでした。',
  aboutReason: (most: number) =>
    `メンバーがメールで読みます。だれの名前も書かないでください。${most}文字まで。`,
  takingBack: '取り消しています…',
  takeItBack: '取り消す',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `${plural(members, { other: 'メンバー#人' })}の操作${things(count)}を取り消す`
      : `操作${things(count)}を取り消す`,
  nothingMade: 'この1時間に、取り消せるものはありません。',
  nothingInHour: 'この1時間には何もありません',
  moreWrote: (count: number) =>
    plural(count, {
      other:
        'この1時間に、ほかにも#人が書いています。件数の多い人を表示しています。大量の書き込みにあたるものを取り消して、もう一度開いてください。',
    }),
  stays:
    '残るもの：プロフィール、古い記録の訂正、手渡したりゆずったりした石、質問への返事、フォロー。「見かけた」の記録は、だれのものかが7日間わかります。これらの報告だけで非表示になった写真は、ほかの人の報告や管理者の判断がなければ、また表示されます。',

  taken: (counts: string) => `${counts}を取り消しました。`,
  nothingYet: 'まだ何も取り消されていません。',
  nothingTaken: '何も取り消されませんでした。',
  toCome: (counts: string) => `毎時ジョブで続けるもの：${counts}。`,
  builtOn: 'ほかの人の記録が続いているので、残るもの：',
  notReturned: (counts: string) => `元に戻しても戻らないもの：${counts}。`,
  stateNotLoaded: 'はじまっています。どこまで進んだかを読み込めませんでした。',
  close: '閉じる',

  countOf: (count: number, kind: Kind) => `${ofKinds[kind].what}${numberOf(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    ofKinds[kind].what,
    numbered(numberOf(count, ofKinds[kind])),
  ],
  kinds: {
    rock: '石',
    journey: '記録のある旅',
    comment: 'コメント',
    line: '発見へのひとこと',
    thanks: 'お礼',
    sighting: '「見かけた」の返事',
    absence: '「ありません」の返事',
    question: '作者への質問',
    offer: '石をゆずる申し出',
    like: 'いいね',
    report: '報告',
  },
  whyLost: {
    rock: 'そのあと管理者が判断したか、もうありません',
    journey: '旅は、それなしで先へ進みました',
    comment: 'そのあと管理者が判断したか、もうありません',
    line: '見つけた人が別のことを書いたか、発見がもうありません',
    thanks: '別のお礼があるか、持ち主が変わったか、発見がもうありません',
    sighting: '石がもうありません',
    absence: '石がもうありません',
    question: '写真は完全に削除されました。もう一度質問できます',
    offer: 'リンクはもう使えません。持ち主は、もう一度申し出ができます',
    like: '石がもうありません',
    report: '報告されたものがもうありません',
  },
  goneRock: 'もうない石',
  fates: {
    waits: 'これから',
    kept: '残る：ほかの人の記録が続いている',
    lost: '戻らない',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `内容を見る（${number(all)}件のうち${number(shown)}件）`
      : `内容を見る（${number(shown)}件）`,

  undone: '元に戻しました',
  undo: '1時間の取り消しを元に戻す',
  membersTold: 'メンバーに知らせます。',
  aboutUndo:
    '今でも合うものは、すべて元どおりに戻り、メンバーに知らせます。石やコメントをひとつだけ戻すには、「報告」の「非表示中」を使ってください。',
  actNotLoaded: '取り消したものを読み込めませんでした。',
  whatWas: <T>(from: string, until: string, members: T) => [`${from}から${until}まで、対象：`, members, '。'],
  nothingCameBack: '何も戻りませんでした。',
  nothingCanReturn: '戻せるものはありません。',
  cameBack: '戻ったもの：',
  returns: '戻るもの：',
  notTaken: (counts: string) => `まだ取り消されておらず、そのまま残るもの：${counts}。`,
  couldNotComeBack: '戻せなかったもの：',
  cannotReturn: '戻せないもの：',
  neverTaken: 'ほかの人の記録が続いていて、取り消されなかったもの：',
  undoing: '元に戻しています…',
  undoButton: '元に戻す',

  network: 'networkはtrueにするか、省略してください',
  nothing: 'この1時間に、取り消せるものはありません',
  noMember: 'そのメンバーはいません',
  alreadyUndone: 'これはもう元に戻されています',
  gone: 'その操作はありません',
  from: 'fromは2026-05-31T08:00:00.000Zのような日時です',
  members: 'メンバーを1〜50人選んでください',
  waits: 'ここでの操作が、ちょうど取り消されているところです。1時間後にもう一度お試しください。',
  memberWaits: 'このメンバーの操作が、ちょうど取り消されているところです。1時間後にもう一度お試しください。',
};
