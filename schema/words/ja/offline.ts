// The words of en/offline.ts in Japanese.
import type { Words } from '../words.ts';

export const offline: Words['offline'] = {
  label: '接続',
  noConnection: '接続がありません。',
  whatYouSee: 'この端末に保存されたものを表示しています。',
  tryAgain: 'もう一度試す',
  asOf: (moment: string) => `${moment}現在`,
  newVersion: {
    title: '新しいバージョンがあります',
    description: 'ページを再読み込みすると、新しくなります。',
    action: '今すぐ読み込む',
  },
};
