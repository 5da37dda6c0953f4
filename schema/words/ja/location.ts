// The words of en/location.ts in Japanese.
import type { Words } from '../words.ts';

const instead = {
  coordinates: '座標を入力してください',
  placeSearch: '場所を名前で検索してください',
  mapAlone: '地図を手で動かして場所を選んでください',
};

const howToAllow = {
  ios: 'iPhoneやiPadでは、「設定」の「プライバシーとセキュリティ」、「位置情報サービス」、「SafariのWebサイト」を開き、「このアプリの使用中のみ許可」を選んでから、もう一度試す',
  safari:
    'Safariでは、Safariメニューの「このWebサイトでの設定」を開き、「位置情報」を「許可」にしてから、もう一度試す',
  other: 'ブラウザの設定で、このサイトに位置情報を許可してから、もう一度試す',
};

type Instead = keyof typeof instead;

export const location: Words['location'] = {
  unsupported: {
    title: '位置情報が使えません',
    text: (otherwise: Instead) => `このブラウザでは、今いる場所がわかりません。${instead[otherwise]}。`,
  },
  denied: {
    title: '位置情報が許可されていません',
    text: (otherwise: Instead, browser: keyof typeof howToAllow) =>
      `${howToAllow[browser]}か、${instead[otherwise]}。`,
  },
  unavailable: {
    title: '位置情報がわかりません',
    text: (otherwise: Instead) =>
      `今いる場所がわかりませんでした。空の開けた場所でもう一度試すか、${instead[otherwise]}。`,
  },
  timedOut: {
    title: '時間がかかりすぎました',
    text: (otherwise: Instead) =>
      `今いる場所を調べるのに時間がかかりすぎました。もう一度試すか、${instead[otherwise]}。`,
  },
};
