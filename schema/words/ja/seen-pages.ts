// The words of en/seen-pages.ts in Japanese.
import type { Words } from '../words.ts';

export const seenPages: Words['seenPages'] = {
  thanks: 'そのままにしてくれて、ありがとうございます',
  whereNext: '次はどこへ行くでしょう？',
  lead: <T>(rock: T) => [
    '見かけたことが',
    rock,
    'の作者に伝わり、旅にはこの日の点がつきます。よくない場所にあったので、少し動かしましたか？',
  ],
  sayWhere: '今ある場所を伝える',
  wantToHear: '次の行き先を知りたいですか？',
  once: 'だれかがもう一度かくしたときに、1回だけメールを送ります。アカウントはいりません。',
  tellMe: '次の行き先を知らせて',
  no: 'いいえ、大丈夫です',
  asked: '受信トレイを見てください',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    email(''),
    'にメールを送りました。そこで1回クリックすると、',
    rock,
    'の次の行き先をお知らせします。',
  ],
  moreOnMap: '地図でほかの石を見る',
  shallWe: 'お知らせしましょうか？',
  shallWeLead: <T>(rock: T) => [
    rock,
    'がもう一度かくされたら、メールを1通送り、そのあとアドレスを消します。',
  ],
  yes: 'はい、知らせて',
  willTell: 'お知らせします',
  willTellLead: <T>(rock: T) => [
    rock,
    'がもう一度かくされたら、メールが1通届きます。同じリンクで取り消せます。',
  ],
  doNot: '知らせなくていい',
  forgot: 'アドレスを消しました',
  forgotLead: <T>(rock: T) => [rock, 'についてのメールは届きません。'],
};
