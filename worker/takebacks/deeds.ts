// What members made in an hour, as far as it can be taken back.
import { sql, type SQL } from 'drizzle-orm';
import type { TakebackKind } from '../../schema/takebacks.ts';
import {
  absences,
  comments,
  departedDeeds,
  entries,
  likes,
  notifications,
  offers,
  questions,
  reports,
  rocks,
  sightings,
  takebackItems,
} from '../../schema/tables/index.ts';

export interface Span {
  /** Of members and of deleted accounts. */
  memberIds: readonly string[];
  /** Milliseconds since 1970; `until` is excluded. */
  from: number;
  until: number;
}

/** SQL of when a member made the newest thing that can be taken back, or NULL. Lines and thanks are left out. */
export function newestDeed(memberId: string): SQL<number | null> {
  const newest = (at: string, from: SQL) => sql`coalesce((SELECT max(${sql.raw(at)}) FROM ${from}), 0)`;
  const parts = [
    newest('recorded_at', sql`${entries} WHERE member_id = ${memberId}`),
    newest('created_at', sql`${comments} WHERE member_id = ${memberId} AND withheld_at IS NULL`),
    newest(
      'coalesce(imported_at, created_at)',
      sql`${rocks} WHERE owner_id = ${memberId} AND withheld_at IS NULL AND (adopted_at IS NULL OR imported_at IS NOT NULL)`,
    ),
    newest('created_at', sql`${likes} WHERE member_id = ${memberId}`),
    newest('recorded_at', sql`${sightings} WHERE member_id = ${memberId}`),
    newest('created_at', sql`${absences} WHERE member_id = ${memberId}`),
    newest('created_at', sql`${questions} WHERE member_id = ${memberId} AND is_mine IS NULL`),
    newest('created_at', sql`${offers} WHERE giver_id = ${memberId} AND outcome IS NULL`),
    newest('created_at', sql`${reports} WHERE reporter_id = ${memberId} AND settled_at IS NULL`),
  ];
  return sql`nullif(max(${sql.join(parts, sql`, `)}), 0)`;
}

/**
 * SQL of a subquery with the columns kind, subject_id, member_id, rock_id and made_at. Lines and thanks have no time of
 * their own: that of the notification which told of them. Those at a find of the same hour go with the journey.
 */
export function deedsIn({ memberIds, from, until }: Span): SQL {
  const who = sql`json_each(${JSON.stringify(memberIds)}) AS who`;
  const within = (at: SQL) => sql`${at} >= ${from} AND ${at} < ${until}`;
  const told = (kind: 'line' | 'thanks', hearer: SQL) =>
    sql`JOIN ${notifications} AS told ON told.member_id = ${hearer} AND told.id = ${kind} || '-' || e.rock_id || '-' || e.seq AND ${within(sql`told.created_at`)}`;
  const isOpenJourney = (at: SQL) =>
    sql`${at} > coalesce((SELECT max(t.made_at) FROM ${takebackItems} AS t WHERE t.member_id = who.value AND t.kind = 'journey' AND t.subject_id = x.rock_id AND t.state = 'kept'), -1)`;
  const parts: Record<TakebackKind, SQL> = {
    report: sql`x.details, x.id, who.value, x.rock_id, x.created_at FROM ${who} JOIN ${reports} AS x ON x.reporter_id = who.value AND ${within(sql`x.created_at`)} AND x.settled_at IS NULL`,
    question: sql`'', x.id, who.value, x.rock_id, x.created_at FROM ${who} JOIN ${questions} AS x ON x.member_id = who.value AND ${within(sql`x.created_at`)} AND x.is_mine IS NULL`,
    offer: sql`'', x.id, who.value, x.rock_id, x.created_at FROM ${who} JOIN ${offers} AS x ON x.giver_id = who.value AND ${within(sql`x.created_at`)} AND x.outcome IS NULL`,
    sighting: sql`'', x.id, who.value, x.rock_id, x.recorded_at FROM ${who} JOIN ${sightings} AS x ON x.member_id = who.value AND ${within(sql`x.recorded_at`)}`,
    like: sql`'', x.rock_id, who.value, x.rock_id, x.created_at FROM ${who} JOIN ${likes} AS x ON x.member_id = who.value AND ${within(sql`x.created_at`)}`,
    absence: sql`'', x.rock_id, who.value, x.rock_id, x.created_at FROM ${who} JOIN ${absences} AS x ON x.member_id = who.value AND ${within(sql`x.created_at`)}`,
    line: sql`e.line, e.rock_id || '.' || e.seq, who.value, e.rock_id, told.created_at FROM ${who} JOIN ${entries} AS e ON e.member_id = who.value AND e.line <> '' AND NOT (${within(sql`e.recorded_at`)}) JOIN ${rocks} AS r ON r.id = e.rock_id ${told('line', sql`r.owner_id`)}`,
    thanks: sql`e.thanks, e.rock_id || '.' || e.seq, who.value, e.rock_id, told.created_at FROM ${who} JOIN ${rocks} AS r ON r.owner_id = who.value JOIN ${entries} AS e ON e.rock_id = r.id AND e.thanks IS NOT NULL AND e.thanks_by IS NULL ${told('thanks', sql`e.member_id`)}`,
    comment: sql`iif(x.gives_code, '', x.content), x.id, who.value, x.rock_id, x.created_at FROM ${who} JOIN ${comments} AS x ON x.member_id = who.value AND ${within(sql`x.created_at`)} AND x.withheld_at IS NULL`,
    journey: sql`group_concat(x.action, ', '), x.rock_id, who.value, x.rock_id, max(x.recorded_at) FROM ${who} JOIN ${entries} AS x ON x.member_id = who.value AND ${within(sql`x.recorded_at`)} GROUP BY x.rock_id, who.value HAVING ${isOpenJourney(sql`max(x.recorded_at)`)}`,
    // Who adopted a rock has not registered it. Rocks of an archive have older times.
    rock: sql`x.description, x.id, who.value, x.id, coalesce(x.imported_at, x.created_at) FROM ${who} JOIN ${rocks} AS x ON x.owner_id = who.value AND ${within(sql`coalesce(x.imported_at, x.created_at)`)} AND x.withheld_at IS NULL AND (x.adopted_at IS NULL OR x.imported_at IS NOT NULL)`,
  };
  // Of a deleted account: what it is now without its author is known by its own id.
  const left = (kind: keyof typeof departed) =>
    sql`${who} JOIN ${departedDeeds} AS d ON d.author_id = who.value AND d.kind = ${sql.raw(`'${kind}'`)} AND ${within(sql`d.made_at`)}`;
  // It goes with the rock, which has no owner and so cannot be one that was never hidden.
  const isFirstOfOwn = sql`(x.seq = (SELECT min(seq) FROM ${entries} WHERE rock_id = d.rock_id) AND EXISTS (SELECT 1 FROM ${departedDeeds} AS own WHERE own.author_id = who.value AND own.kind = 'rock' AND own.subject_id = d.rock_id))`;
  const departed = {
    report: () =>
      sql`'', x.id, who.value, x.rock_id, x.created_at FROM ${left('report')} JOIN ${reports} AS x ON x.id = d.subject_id AND x.settled_at IS NULL`,
    sighting: () =>
      sql`'', x.id, who.value, x.rock_id, x.recorded_at FROM ${left('sighting')} JOIN ${sightings} AS x ON x.id = d.subject_id`,
    journey: () =>
      sql`group_concat(x.action, ', '), x.rock_id, who.value, x.rock_id, max(x.recorded_at) FROM ${left('journey')} JOIN ${entries} AS x ON x.rock_id = d.rock_id AND d.subject_id = x.rock_id || '.' || x.seq AND NOT ${isFirstOfOwn} GROUP BY x.rock_id, who.value HAVING ${isOpenJourney(sql`max(x.recorded_at)`)}`,
    rock: () =>
      sql`x.description, x.id, who.value, x.id, d.made_at FROM ${left('rock')} JOIN ${rocks} AS x ON x.id = d.subject_id AND x.withheld_at IS NULL`,
  };
  const select = ([kind, part]: [string, SQL]) => sql`SELECT ${sql.raw(`'${kind}' AS kind`)}, ${part}`;
  const all = Object.entries(parts).map(select);
  const gone = Object.entries(departed).map(([kind, part]) => select([kind, part()]));
  const together = (some: readonly SQL[]) => sql.join([...some], sql` UNION ALL `);
  // D1 allows five terms in a union.
  const parted = [all.slice(0, 4), all.slice(4, 8), all.slice(8), gone].map(
    (some) => sql`SELECT * FROM (${together(some)})`,
  );
  // What another act is about to take, or had to leave, is not taken once more.
  const isWaiting = sql`EXISTS (SELECT 1 FROM ${takebackItems} AS t WHERE t.member_id = deeds.member_id AND t.kind = deeds.kind AND t.subject_id = deeds.subject_id AND t.state = 'waiting')`;
  return sql`(WITH deeds (kind, words, subject_id, member_id, rock_id, made_at) AS (${together(parted)}) SELECT * FROM deeds WHERE NOT ${isWaiting})`;
}
