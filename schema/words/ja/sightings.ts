// The words of en/sightings.ts in Japanese.
import type { Words } from '../words.ts';

export const sightings: Words['sightings'] = {
  neverHidden: 'この石はまだかくされたことがないので、だれも見かけていないはずです。',
  inHand:
    'この石は今、だれかが持っています。見かけたら、もうすぐかくされるところです。その人にまかせてください。',
  tooManyEmails: '今日はもう、このメールを何通も送りました。明日もう一度お試しください。',
  dead: 'リンクが途中で切れているか、古すぎます。石のIDのページで、もう一度頼めます。',
  notPainter: '「見かけた」の記録を削除できるのは、この石の作者だけです',
  gone: 'この「見かけた」の記録は、もうありません',
};
