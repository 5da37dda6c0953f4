// The rock that an email is about, as everybody may see it.
import { nearOf, nearWords } from '../../schema/near.ts';
import { rockPath } from '../../schema/pages.ts';
import { smallPhotoUrl } from '../../schema/photo-sizes.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { rocks } from '../../schema/tables/index.ts';
import type { Config } from './config.ts';
import type { EmailRock } from './email-content.ts';
import type { Words } from '../../schema/words/words.ts';

/** A row of a left join. */
type Row = {
  [K in 'name' | 'photoKey' | 'hiddenTown' | 'withheldAt']: (typeof rocks.$inferSelect)[K] | null;
} & {
  /** For the link to its page. */
  [K in 'id' | 'page']?: (typeof rocks.$inferSelect)[K] | null;
};

/**
 * Null without a rock. Its picture is the thumbnail that everybody gets under the same address, so that loading it tells
 * nothing about the reader. A withheld photo has no key, and a withheld rock shows none.
 */
export function emailRock({ publicOrigin }: Config, words: Words, rock: Row): EmailRock | null {
  const { id, name, photoKey, hiddenTown, withheldAt, page } = rock;
  if (name === null) return null;
  const near = nearOf(hiddenTown);
  const photo = photoUrl(withheldAt === null ? photoKey : null);
  const picture = photo && publicOrigin && `${publicOrigin}${smallPhotoUrl(photo)}`;
  const hasPage = id && page && page !== 'hidden' && withheldAt === null && publicOrigin !== '';
  return {
    name,
    town: near ? nearWords(words.near, near) : '',
    picture: picture || null,
    page: hasPage ? publicOrigin + rockPath(id) : null,
  };
}
