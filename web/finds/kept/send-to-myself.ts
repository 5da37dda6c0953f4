// Shares a find that waits with another device of the same member.
import { fieldsOf } from '../../outbox/fields.ts';
import type { KeptWrite } from '../../outbox/kept-write.ts';
import { shareOrCopy } from '../../rocks/share-link.ts';
import { findLink } from './find-link.ts';
import { wordsNow } from '../../lib/words.ts';

export async function sendToMyself(find: KeptWrite): Promise<void> {
  const { laserEngraverId, happenedAt } = await fieldsOf(find);
  const code = typeof laserEngraverId === 'string' ? laserEngraverId : find.about;
  const said = typeof happenedAt === 'string' ? happenedAt : new Date(find.at).toISOString();
  const words = wordsNow('keptFinds').share;
  await shareOrCopy({ title: words.title, url: findLink({ code, happenedAt: said }) }, words.copied);
}
