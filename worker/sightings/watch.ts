// Tells an address without an account where a rock goes next: asked by email, confirmed there, told once.
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { sightingLimits } from '../../schema/sightings.ts';
import { entries, rocks, watchers } from '../../schema/tables/index.ts';
import { nearOf, nearWords } from '../../schema/near.ts';
import { rockPath } from '../../schema/pages.ts';
import type { Ctx } from '../context.ts';
import { isConditionFailed, NotFound } from '../errors.ts';
import type { Template } from '../outbox/deliver.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { joined, type Database } from '../platform/database.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import { emailRock } from '../platform/email-rock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { countOne, type Limit } from '../platform/limits.ts';
import type { Email } from '../platform/mail.ts';
import { rockToSee, type SeenRock } from './see.ts';
import { say } from '../../schema/words/say.ts';
import type { Language } from '../../schema/languages.ts';
import { speechTo, type Speech } from '../words.ts';

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
  { code, email, language }: { code: string; email: string; language: Language },
  confirmLink: (token: string) => string,
): Promise<SeenRock> {
  const rock = await rockToSee(ctx, code);
  const { db } = ctx;
  const now = ctx.now();
  const emailKey = emailKeyOf(email);
  const [from, to] = await limitsOf(ctx.caller, emailKey);
  const token = newToken();
  const confirmHash = await sha256(token);
  const row = {
    id: newId(),
    rockId: rock.id,
    email,
    emailKey,
    language,
    confirmHash,
    createdAt: now,
    confirmedAt: null,
  };
  try {
    await ctx.write(
      [
        db
          .insert(watchers)
          .values({ ...row, email: whileAllowed(db, [from, to], now, email) })
          // Whoever said yes before has nothing to confirm, and the new link is as good.
          .onConflictDoUpdate({
            target: [watchers.rockId, watchers.emailKey],
            set: { confirmHash, language, createdAt: now },
          }),
        countOne(db, from, now),
        countOne(db, to, now),
      ],
      null,
    );
  } catch (error) {
    if (!isConditionFailed(error, 'watchers.email')) throw error;
    throw tooMany([from, to], now, say('sightings', 'tooManyEmails'));
  }
  await ctx.mail(await askEmail(ctx.config, await speechTo(ctx.config, language), email, confirmLink(token)));
  return rock;
}

/** It goes to whoever a stranger names, so it has no words of members in it. */
function askEmail(config: Config, { language, words }: Speech, to: string, link: string): Promise<Email> {
  const { ask } = words.watchEmails;
  return composeEmail(config, {
    to,
    language,
    subject: ask.subject,
    heading: ask.heading,
    parts: [{ text: ask.text }],
    button: { label: ask.button, link },
    footnotes: [ask.doNothing],
  });
}

/** Whoever said yes can take it back by the same link. */
const isOpen = (now: number) =>
  or(isNotNull(watchers.confirmedAt), gt(watchers.createdAt, now - sightingLimits.confirmDays * day));

interface Watch {
  id: string;
  name: string;
  isConfirmed: boolean;
}

async function watchOf(ctx: Ctx, token: string): Promise<Watch> {
  const [[found]] = await ctx.read([
    ctx.db
      .select({
        id: watchers.id,
        confirmedAt: watchers.confirmedAt,
        rock: joined('of_rock', { name: rocks.name }),
      })
      .from(watchers)
      .innerJoin(rocks, eq(rocks.id, watchers.rockId))
      .where(and(eq(watchers.confirmHash, await sha256(token)), isOpen(ctx.now()), isNull(rocks.withheldAt))),
  ]);
  if (!found) throw new NotFound(say('sightings', 'dead'));
  return { id: found.id, name: found.rock.name ?? '', isConfirmed: found.confirmedAt !== null };
}

/** What the link is about. @throws NotFound for a dead link */
export const previewWatch = (ctx: Ctx, token: string): Promise<Omit<Watch, 'id'>> => watchOf(ctx, token);

/** Forgets the address. @throws NotFound for a dead link */
export async function endWatch(ctx: Ctx, token: string): Promise<string> {
  const { id, name } = await watchOf(ctx, token);
  await ctx.write([ctx.db.delete(watchers).where(eq(watchers.id, id))], null);
  return name;
}

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
        language: watchers.language,
        rock: joined('of_rock', {
          id: rocks.id,
          name: rocks.name,
          photoKey: rocks.photoKey,
          withheldAt: rocks.withheldAt,
          page: rocks.page,
        }),
        entry: joined('entry', { town: entries.town }),
      })
      .from(watchers)
      .innerJoin(rocks, eq(rocks.id, watchers.rockId))
      .innerJoin(entries, and(eq(entries.rockId, rocks.id), eq(entries.seq, Number(seq))))
      .where(and(eq(watchers.id, watcherId), isNull(rocks.withheldAt)));
    // A painter who hides the page of a rock tells nobody where it is.
    if (!found || found.rock.page === 'hidden') return null;
    const { rock, entry } = found;
    const near = nearOf(entry.town);
    const { language, words } = await speechTo(config, found.language);
    const { watchEmails: texts } = words;
    return composeEmail(config, {
      to: found.email,
      language,
      subject: texts.movedOn(rock.name ?? ''),
      heading: texts.movedOn(rock.name ?? ''),
      rock: emailRock(config, words, { ...rock, hiddenTown: entry.town }),
      parts: [
        {
          text: near ? texts.hiddenNear(nearWords(words.near, near)) : texts.hidden,
        },
      ],
      button:
        rock.page === 'public' && rock.id !== null ? buttonTo(config, rockPath(rock.id), texts.button) : null,
      footnotes: [texts.forgotten],
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
