// The words of en/landing-stops.ts in Japanese.
import type { Words } from '../words.ts';

export const landingStops: Words['landingStops'] = {
  signUp: '無料で登録',
  ambassador: {
    title: '初代アンバサダー',
    text: '州や国で先着2名に入ると、QRコードラベル20枚を無料でお届けします。24時間以内にお返事します。',
    apply: '初代アンバサダーに応募',
  },
  figures: {
    label: '数字で見るコミュニティ',
    names: {
      totalRocks: '石',
      activeCountries: '国',
      totalUsers: 'メンバー',
    },
    traveled: { mi: '旅した距離（マイル）', km: '旅した距離（km）' },
    failed: 'コミュニティの数字が届きませんでした。',
    loading: '読み込み中…',
  },
  tryAgain: 'もう一度試す',
  adventure: {
    title: '4つのステップで旅に出発',
    paint: {
      title: '絵をかく',
      text: 'つるつるした石に、好きな絵をかきます。ニスをぬれば、雨の日も色はあざやかなままです。',
    },
    register: {
      title: '石を登録',
      text: '名前と写真とRock IDをつけて、IDを石の裏につけます。ラベルでも、ペンでていねいに書いても大丈夫。',
    },
    hide: {
      title: 'かくしてシェア',
      text: '道のそば、ベンチの下、壁の上。だれかが思わず二度見するような、安全な場所に置きましょう。',
    },
    find: {
      title: '見つけてつなぐ',
      text: 'だれかが見つけてIDを入力し、またかくします。新しい場所が次々に見えて、旅の距離が増えていきます。',
    },
  },
  explore: {
    title: '地図を探検',
    lead: 'オレンジの点のひとつひとつが、次の人を待っている石です。',
    more: '探検マップ',
    failed: '石の情報が届きませんでした。',
    pressGroup: '点の集まった円を押すと、石がひとつずつ見えます。',
    pressDot: '点を押すと、石がどのくらい待っているかがわかります。',
  },
  month: {
    caption: 'この30日間にかくされた石',
    buttons: { playing: '一時停止', paused: '再生', over: 'もう一度再生' },
  },
  featured: {
    title: '注目の石の旅',
    lead: 'この3つの石は、たいていの人よりも広い世界を見てきました。',
    failed: '旅する石たちが届きませんでした。',
    failedText: 'きっとどこかを旅しています。少ししてからもう一度お試しください。',
    none: 'まだどの石も旅立っていません。最初のひとつになりませんか。',
  },
  community: {
    title: 'コミュニティの新着',
    lead: 'みんなが絵をかいて、写真をとって、かくした石です。',
    more: 'コミュニティ',
  },
  hunters: {
    title: '石さがし名人',
    first: '今月の石さがし名人',
    failed: '一覧が届きませんでした。',
  },
};
