// A rock as the administrator's lists name it: its name, and whether its page opens.
import type { KnownRock } from '../../schema/moderation.ts';
import { rocks } from '../../schema/tables/index.ts';

export const knownRockColumns = {
  id: rocks.id,
  name: rocks.name,
  page: rocks.page,
  withheldAt: rocks.withheldAt,
};

type Known = Pick<typeof rocks.$inferSelect, keyof typeof knownRockColumns>;

/** @param rock null only where its type cannot say that the rock is there */
export const knownRock = ({
  id,
  name,
  page,
  withheldAt,
}: { [K in keyof Known]: Known[K] | null }): KnownRock => ({
  id: id ?? '',
  name: name ?? '',
  hasPage: withheldAt === null && page !== 'hidden',
});
