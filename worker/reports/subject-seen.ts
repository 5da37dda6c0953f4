// Under which id words are reported, of wherever a member saw them.
import { sql, type SQL } from 'drizzle-orm';
import { entrySubject, type WordSubject } from '../../schema/reports.ts';
import { comments, entries, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { entryKeyOf } from '../moderation/words.ts';

/**
 * SQL of the id: a name's is that of the member, the name of a place that of the hide, for finds show it, too. NULL if
 * nothing is there. @param seen id of a rock or comment, or `entrySubject`
 */
export function subjectSeen({ memberId }: MemberCtx, subject: WordSubject, seen: string): SQL<string | null> {
  const { rockId, seq } = entryKeyOf(seen);
  const entry = sql`${entries} AS seen JOIN ${rocks} AS around ON around.id = seen.rock_id WHERE seen.rock_id = ${rockId} AND seen.seq = ${seq}`;
  if (subject === 'name')
    return sql`coalesce((SELECT said.member_id FROM ${comments} AS said WHERE said.id = ${seen} AND said.withheld_at IS NULL),
      (SELECT painted.owner_id FROM ${rocks} AS painted WHERE painted.id = ${seen}),
      (SELECT seen.member_id FROM ${entry}))`;
  if (subject !== 'place') return sql`${entrySubject(rockId, seq)}`;
  // The owner of a rock sees where its finders found it, in their words.
  const isOwnPlace = sql`seen.own_location_name IS NOT NULL AND around.owner_id = ${memberId}`;
  const hideBefore = sql`(SELECT hide.seq FROM ${entries} AS hide WHERE hide.rock_id = seen.rock_id AND hide.action = 'hidden'
    AND (hide.created_at, hide.seq) < (seen.created_at, seen.seq) ORDER BY hide.created_at DESC, hide.seq DESC LIMIT 1)`;
  return sql`(SELECT seen.rock_id || '.' || iif(seen.action = 'hidden' OR ${isOwnPlace}, seen.seq, ${hideBefore}) FROM ${entry})`;
}
