// The words of en/downloads.ts in Japanese.
import type { Words } from '../words.ts';

export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'わたしの石',
      text: '登録した石すべて：Rock ID、説明、状態、距離、発見の回数、最後にかくされた場所。Rock IDは秘密です。このファイルは人に見せないでください。',
    },
    journeys: {
      title: 'わたしの石の旅',
      text: 'すべての旅のすべての記録：いつ、どこで、だれが、メモ、そして前の場所からの距離。',
    },
    finds: {
      title: 'わたしの発見',
      text: '見つけた石すべて：だれの石か、どこにあったか、どこにもう一度かくしたか。',
    },
    follows: {
      title: 'フォローしている石',
      text: 'フォローした石すべてと、はじめた日。フォローをやめた石も入ります。',
    },
    notifications: {
      title: '受け取ったお知らせ',
      text: 'この90日間のお知らせ：どの石に何が起きたか、いつ連絡したか。',
    },
  },
  download: 'ダウンロード',
  preparing: '準備しています…',
  ready: 'ファイルができました',
  failed: 'ファイルを作れませんでした',
  failedHint: '少ししてからもう一度お試しください。',
  brokenOff: 'ダウンロードが途中で切れ、何も保存されませんでした。もう一度お試しください。',
};
