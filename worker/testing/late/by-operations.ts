// Phones whose logs go straight to the operations that the routes call: fast enough for a hundred thousand orders.
import { members } from '../../../schema/tables/index.ts';
import { asMember, openContext, type Deps, type MemberCtx } from '../../context.ts';
import { Conflict, TooMany } from '../../errors.ts';
import { findRock } from '../../finds/find.ts';
import { rehideRock } from '../../finds/rehide.ts';
import { logLocation } from '../../journey/log-location.ts';
import { day } from '../../platform/clock.ts';
import type { Queries } from '../../platform/d1-session.ts';
import { openDatabase } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { openLog } from '../../platform/log.ts';
import { registerRock } from '../../rocks/register.ts';
import { issueCode } from '../../../schema/issue-code.ts';
import type { Cast } from './state.ts';
import { before, type Log, type Phones, type Reply, type TrueHistory } from './true-history.ts';

/** The members and rocks of a history, with nothing hidden yet. */
export interface Field extends Cast {
  codes: readonly string[];
}

/** All that these operations read of the environment beside D1. */
const env = { ADMIN_EMAIL: '', PUBLIC_ORIGIN: '' } as Env;

/** @param now in milliseconds since 1970 */
export function openField(d1: Queries, now: number) {
  const clock = { now };
  const deps: Deps = {
    now: () => clock.now,
    openMail: () => () => Promise.resolve(),
    openPayments: () => null,
    openPush: () => null,
  };
  const db = openDatabase(d1);
  const log = openLog();
  const contextOf = (memberId: string): MemberCtx =>
    asMember(
      openContext(env, '10.0.0.1', deps, log, d1),
      { memberId, sessionHash: '', epoch: 0 },
      { isForSuspended: false },
    );

  return {
    /** Signs the people up, and registers the rocks. */
    async begin({ painters, people }: TrueHistory): Promise<Field> {
      clock.now = now - before;
      const memberIds = Array.from({ length: people }, () => newId());
      await db.batch([
        db.insert(members).values(
          memberIds.map((id) => ({
            id,
            email: `${id}@example.test`,
            emailKey: `${id}@example.test`,
            createdAt: now,
          })),
        ),
      ]);
      const codes = painters.map(() => issueCode());
      const rockIds: string[] = [];
      for (const [i, painter] of painters.entries()) {
        const rock = { name: 'Sunny', description: '', laserEngraverId: codes[i] ?? '', status: undefined };
        rockIds.push((await registerRock(contextOf(memberIds[painter] ?? ''), rock, null)).id);
      }
      return { memberIds, rockIds, codes };
    },
    phones({ memberIds, rockIds, codes }: Field): Phones {
      clock.now = now;
      const foundIds = new Map<string, string>();
      const tell = async ({ rock, by, at, place, visit }: Log): Promise<void> => {
        const ctx = contextOf(memberIds[by] ?? '');
        const happenedAt = new Date(at).toISOString();
        const key = `${rock} ${visit}`;
        if (place === null) {
          const { foundRockId } = await findRock(ctx, { laserEngraverId: codes[rock] ?? '', happenedAt });
          foundIds.set(key, foundRockId);
        } else if (visit === null)
          await logLocation(ctx, rockIds[rock] ?? '', { ...place, actionType: 'hidden', happenedAt });
        else await rehideRock(ctx, foundIds.get(key) ?? '', { ...place, happenedAt });
      };
      return {
        send: (log) => tell(log).then(() => 'accepted', replyTo),
        sleep: () => void (clock.now += day),
      };
    },
  };
}

function replyTo(error: unknown): Reply {
  if (error instanceof TooMany) return 'enough';
  if (error instanceof Conflict) return 'refused';
  throw error;
}
