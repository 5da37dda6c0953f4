// The words of en/paging.ts in Japanese.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limitは1から${most}までの整数です`,
  showMore: 'もっと見る',
  moreFailed: '続きを読み込めませんでした。もう一度お試しください。',
  rocksAreSafe: '石の記録は無事です。少ししてからもう一度お試しください。',
  cursor: 'このcursorは、この一覧のものではありません',
};
