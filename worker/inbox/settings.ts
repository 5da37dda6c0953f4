// What a member wants to hear of, by which channel and when.
import { eq } from 'drizzle-orm';
import type { NotificationSettingsInput } from '../../schema/notification-input.ts';
import {
  defaultChoices,
  defaultQuiet,
  notificationTopics,
  type Choice,
  type NotificationSettings,
  type NotificationTopic,
} from '../../schema/notifications.ts';
import { notificationChoices, notificationSettings } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import type { Database } from '../platform/database.ts';

type Row = typeof notificationSettings.$inferSelect;
type ChoiceRow = typeof notificationChoices.$inferSelect;

const queries = (db: Database, memberId: string) =>
  [
    db.select().from(notificationSettings).where(eq(notificationSettings.memberId, memberId)),
    db.select().from(notificationChoices).where(eq(notificationChoices.memberId, memberId)),
  ] as const;

export async function settingsOf(ctx: MemberCtx): Promise<NotificationSettings> {
  const [[row], choices] = await ctx.read(queries(ctx.db, ctx.memberId));
  return settingsView(row, choices);
}

export function settingsView(row: Row | undefined, rows: readonly ChoiceRow[]): NotificationSettings {
  const choices: Record<NotificationTopic, Choice> = { ...defaultChoices };
  for (const { topic, email, isPushed } of rows) choices[topic] = { email, push: isPushed };
  const {
    digest = 'daily',
    quietFrom = defaultQuiet.from,
    quietTo = defaultQuiet.to,
    timeZone = '',
  } = row ?? {};
  return { choices, digest, quiet: { from: quietFrom, to: quietTo }, timeZone };
}

/** Keeps only the choices that differ from the defaults, so that a better default reaches who never chose. */
export function saveSettings(
  ctx: MemberCtx,
  { choices: chosen, digest, quiet, timeZone }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const { db, memberId } = ctx;
  const row = { digest, quietFrom: quiet.from, quietTo: quiet.to, timeZone };
  return ctx.begin(queries(db, memberId), (_, [, before]) => {
    const choices = { ...settingsView(undefined, before).choices, ...chosen };
    const rows = notificationTopics.flatMap((topic) => {
      const { email, push } = choices[topic];
      const isDefault = email === defaultChoices[topic].email && push === defaultChoices[topic].push;
      return isDefault ? [] : [{ memberId, topic, email, isPushed: push }];
    });
    return ctx.write(
      [
        db
          .insert(notificationSettings)
          .values({ memberId, ...row })
          .onConflictDoUpdate({ target: notificationSettings.memberId, set: row }),
        db.delete(notificationChoices).where(eq(notificationChoices.memberId, memberId)),
        ...(rows.length > 0 ? [db.insert(notificationChoices).values(rows)] : []),
      ],
      { choices, digest, quiet, timeZone },
    );
  });
}
