// The words of en/previews.ts in Japanese.
import type { Words } from '../words.ts';
import { privacy } from './privacy.ts';

const administration = 'コミュニティの管理者のページです。';

export const previews: Words['previews'] = {
  of: {
    '/': '石に絵をかいて、登録して、かくそう。だれかが見つけて、またかくす。その旅を見守れます。',
    '/register-rock': 'ペイントした石に名前とRock IDをつけると、旅がはじまります。',
    '/my-rocks': 'ペイントした石が、どこへ行き、だれに見つけられ、どれだけ旅したかがわかります。',
    '/pro': 'Rock Hunter Proで加わるもの：石が旅した距離、ペイント用の図案、旅の記録のファイル。',
    '/notifications': '石に起きたこと：だれが見つけたか、今どこにあるか、どんな言葉が寄せられたか。',
    '/nfc-scan':
      'ペイントした石を見つけましたか？だれかがかくしてくれた石です。旅の記録を見て、次の人のためにまたかくしましょう。',
    '/worn-off': '見つけた石のIDが消えて読めませんか？石の絵と見つけた場所を伝えて、作者に聞いてみましょう。',
    '/adopt/$token':
      'ペイントした石をゆずりたい人がいます。どの石かを見て、引き取りたいかどうかを伝えましょう。',
    '/explore-map':
      'ペイントした石が、世界中にかくれています。どこにあるか、近くにはどれがあるかを見てみましょう。',
    '/community': 'いちばん新しい石、いちばん遠くまで旅した石、そして石を見つける人たち。',
    '/contact': '連絡方法と、困ったときのヒント：Rock IDをなくした、石がその場所にない、安全について。',
    '/getting-started': '絵をかいて、登録して、かくしてシェア。はじめての石を旅に出す方法です。',
    '/subscribe':
      'Rock Explorerはずっと無料です。Rock Hunter Proでは、コミュニティと距離、クリックできる地図が加わります。',
    '/shop': '見つけた人をまっすぐ石のページへ案内するQRコードラベル。送料は無料です。',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `それぞれの州や国で先着${perRegion}名のアンバサダーに、QRコードラベル${labels}枚をプレゼントします。`,
    '/qr-code-generator': 'ダウンロードや印刷ができるQRコード。壁や公園、教室にどうぞ。',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'カタツムリ、クジラ、チョウ、日の出、テントウムシをかいた石が、曲がりくねった点の道にそって並んでいます',
};
