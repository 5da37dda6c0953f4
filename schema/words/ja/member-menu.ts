// The words of en/member-menu.ts in Japanese.
import type { Words } from '../words.ts';

export const memberMenu: Words['memberMenu'] = {
  label: 'よく使うもの',
  home: 'ホーム',
  map: '地図',
  found: '見つけた',
  myRocks: 'わたしの石',
  more: 'その他',
  profile: 'プロフィールと設定',
  pro: 'Rock Hunter Pro',
  logOut: 'ログアウト',
};
