// The words of en/dashboard.ts in Japanese.
import type { Words } from '../words.ts';

export const dashboard: Words['dashboard'] = {
  welcome: <T>(name: T) => ['おかえりなさい、', name, 'さん'],
  adventurer: '探検家',
  myRocks: 'わたしの石',
  myFinds: 'わたしの発見',
  traveled: { mi: '旅した距離（マイル）', km: '旅した距離（km）' },
  register: '新しい石を登録',
  registerHint: 'ペイントした石に名前とIDをつけます。',
  myRocksHint: 'かくす、見守る、見つけた石をまたかくす。',
  exploreMap: '探検マップ',
  exploreMapHint: '石が今どこで待っているかを見ます。',
};
