// The words of en/titles.ts in Japanese.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}：ペイントした石をかくして、旅を見守ろう`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': '石を登録',
    '/my-rocks': 'わたしの石',
    '/pro': 'わたしのRock Hunter Pro',
    '/notifications': 'お知らせ',
    '/nfc-scan': '石を見つけた',
    '/rocks/$id': 'ペイントした石',
    '/worn-off': '消えて読めないID',
    '/adopt/$token': '石のおくりもの',
    '/explore-map': '探検マップ',
    '/community': 'コミュニティ',
    '/contact': 'お問い合わせ',
    '/getting-started': 'はじめかた',
    '/subscribe': 'プラン',
    '/shop': 'ショップ',
    '/qr-code-signup': '初代アンバサダーに応募',
    '/qr-code-generator': 'QRコード作成',
    '/privacy': 'プライバシー',
    '/admin': '管理画面',
    '/admin/members/$id': 'メンバー',
    $: '404 ページが見つかりません',
  },
};
