// The words of en/oembed.ts in Japanese.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'urlは石のページのアドレスです',
  size: '大きさはピクセルの整数です',
  format: 'formatはjsonにするか、省略してください',
};
