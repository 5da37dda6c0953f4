// Tells an address without an account where a rock goes next: asked by email, confirmed there, told once.
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { sightingLimits, sightingWords } from '../../schema/sightings.ts';
import { entries, rocks, watchers } from '../../schema/tables/index.ts';
import { nearOf, nearWords } from '../../schema/near.ts';
import type { Ctx } from '../context.ts';
import { NotFound, TooMany } from '../errors.ts';
import type { Template } from '../outbox/deliver.ts';
import { day } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { joined, type Database } from '../platform/database.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import { emailRock } from '../platform/email-rock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import type { Email } from '../platform/mail.ts';
import { rockToSee, type SeenRock } from './see.ts';

const limitsOf = async (caller: string, emailKey: string): Promise<readonly [Limit, Limit]> => [
  { bucket: `watch-from:${caller}`, most: sightingLimits.emailsPerNetwork, windowMs: day },
  // The limits hold no address.
  { bucket: `watch-to:${await sha256(emailKey)}`, most: sightingLimits.emailsPerAddress, windowMs: day },
];

/**
 * Sends the email that asks. The answer is the same whether or not the address is known.
 * @param confirmLink gets the token, and gives the full address of the page
 * @throws as `rockToSee`; TooMany after several emails to this address or from this network; Unavailable without mail
 */
export async function askToWatch(
  ctx: Ctx,
  { code, email }: { code: string; email: string },
  confirmLink: (token: string) => string,
): Promise<SeenRock> {
  const rock = await rockToSee(ctx, code);
  const { db } = ctx;
  const now = ctx.now();
  const emailKey = emailKeyOf(email);
  const [from, to] = await limitsOf(ctx.caller, emailKey);
  const [fromSpent, toSpent] = await ctx.read([usedUp(db, from, now), usedUp(db, to, now)]);
  const spent = fromSpent.length > 0 ? from : toSpent.length > 0 ? to : null;
  if (spent) throw new TooMany(secondsLeft(spent, now), sightingWords.tooManyEmails);
  const token = newToken();
  const confirmHash = await sha256(token);
  const row = {
    id: newId(),
    rockId: rock.id,
    email,
    emailKey,
    confirmHash,
    createdAt: now,
    confirmedAt: null,
  };
  await ctx.write(
    [
      countOne(db, from, now),
      countOne(db, to, now),
      db
        .insert(watchers)
        .values(row)
        // Whoever said yes before has nothing to confirm, and the new link is as good.
        .onConflictDoUpdate({
          target: [watchers.rockId, watchers.emailKey],
          set: { confirmHash, createdAt: now },
        }),
    ],
    null,
  );
  await ctx.mail(await askEmail(ctx.config, email, rock.name, confirmLink(token)));
  return rock;
}

function askEmail(config: Config, to: string, name: string, link: string): Promise<Email> {
  return composeEmail(config, {
    to,
    subject: `Shall we tell you where ${name} goes next?`,
    heading: `Where does ${name} go next?`,
    parts: [
      {
        text: `Somebody who saw ${name} asked us to tell this address when it is hidden again: one email, and no more.`,
      },
    ],
    button: { label: 'Yes, tell me', link },
    footnotes: [
      'Was it not you? Then do nothing: without this click we never write to you again, and forget the address in two days.',
    ],
  });
}

const isOpen = (now: number) => gt(watchers.createdAt, now - sightingLimits.confirmDays * day);

async function watchOf(ctx: Ctx, token: string): Promise<{ id: string; name: string }> {
  const [[found]] = await ctx.read([
    ctx.db
      .select({ id: watchers.id, rock: joined('of_rock', { name: rocks.name }) })
      .from(watchers)
      .innerJoin(rocks, eq(rocks.id, watchers.rockId))
      .where(and(eq(watchers.confirmHash, await sha256(token)), isOpen(ctx.now()), isNull(rocks.withheldAt))),
  ]);
  if (!found) throw new NotFound(sightingWords.dead);
  return { id: found.id, name: found.rock.name ?? '' };
}

/** The name of the rock. @throws NotFound for a dead link */
export const previewWatch = async (ctx: Ctx, token: string): Promise<string> =>
  (await watchOf(ctx, token)).name;

/** From now on the address is told. Twice is as once. @throws NotFound for a dead link */
export async function confirmWatch(ctx: Ctx, token: string): Promise<string> {
  const { id, name } = await watchOf(ctx, token);
  await ctx.write(
    [
      ctx.db
        .update(watchers)
        .set({ confirmedAt: sql`coalesce(${watchers.confirmedAt}, ${ctx.now()})` })
        .where(eq(watchers.id, id)),
    ],
    null,
  );
  return name;
}

/** The one email; the id is that of the watcher, and the number of the entry. */
export const watch: Template = {
  async compose({ db, config }, id) {
    const [watcherId = '', seq = ''] = id.split(':');
    const [found] = await db
      .select({
        email: watchers.email,
        rock: joined('of_rock', {
          id: rocks.id,
          name: rocks.name,
          photoKey: rocks.photoKey,
          page: rocks.page,
          withheldAt: rocks.withheldAt,
        }),
        entry: joined('entry', { town: entries.town }),
      })
      .from(watchers)
      .innerJoin(rocks, eq(rocks.id, watchers.rockId))
      .innerJoin(entries, and(eq(entries.rockId, rocks.id), eq(entries.seq, Number(seq))))
      .where(and(eq(watchers.id, watcherId), isNull(rocks.withheldAt)));
    if (!found) return null;
    const { rock, entry } = found;
    const near = nearOf(entry.town);
    return composeEmail(config, {
      to: found.email,
      subject: `${rock.name} moved on`,
      heading: `${rock.name} moved on`,
      rock: emailRock(config, { ...rock, hiddenTown: entry.town }),
      parts: [
        {
          text: near
            ? `It was hidden again, ${nearWords(near)}. Thank you for leaving it for the next one.`
            : 'It was hidden again. Thank you for leaving it for the next one.',
        },
      ],
      button: buttonTo(config, `/rocks/${rock.id}`, 'See its journey'),
      footnotes: ['You asked us to tell you. This was the only email, and we have forgotten your address.'],
    });
  },
  onSent: ({ db }, id) => [db.delete(watchers).where(eq(watchers.id, id.split(':')[0] ?? ''))],
};

/** Statement of the hourly sweep: addresses that did not answer, and those of rocks that do not move on. */
export const forgetWatchers = (db: Database, now: number) =>
  db
    .delete(watchers)
    .where(
      or(
        lt(watchers.createdAt, now - sightingLimits.watchDays * day),
        and(isNull(watchers.confirmedAt), lt(watchers.createdAt, now - sightingLimits.confirmDays * day)),
      ),
    );
