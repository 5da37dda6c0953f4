// The words of en/rocks.ts in Japanese.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: '石の名前が必要です',
  locationForHide: 'すぐに石をかくすときは、場所が必要です',
  notFound: '石が見つかりません',
  tooMany: '短い時間にたくさんの石を登録しようとしました。少し時間をおいて続けてください。',
};
