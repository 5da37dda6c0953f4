// The words of en/boot.ts in Japanese.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: '読み込み中…',
  late: 'まだ何も届いていません。',
  loadAgain: 'ページを再読み込み',
  withoutScript: '石と地図を表示するには、JavaScriptが必要です。',
  news: { title: '石のお知らせ', body: 'サイトを開いて見てみましょう。' },
};
