// The picture of a rock for the preview of its link: of its photo, or else what its painting shows.
import { and, eq, isNull } from 'drizzle-orm';
import { paintingOf } from '../../painting/paint-rock.ts';
import { paintedPreviewPath } from '../../schema/link-preview.ts';
import { paintedBy } from '../../schema/painted-by.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { say } from '../../schema/words/say.ts';

const pictured = prepared((db, { id }: Placeholders<{ id: string }>) =>
  db
    .select({ name: rocks.name, photoKey: rocks.photoKey })
    .from(rocks)
    .where(and(eq(rocks.id, id), eq(rocks.page, 'public'), isNull(rocks.withheldAt))),
);

/** Key of its photo, and path of the picture that stands in without one. */
export interface Pictured {
  photoKey: string | null;
  painted: string;
}

/**
 * The same for everybody, since a preview is copied and kept: only of rocks whose page everybody may open. A withheld
 * photo has no key. @throws NotFound
 */
export async function picturedRock(ctx: Ctx, id: string): Promise<Pictured> {
  const [[rock]] = await ctx.read([pictured(ctx.db, { id })]);
  if (!rock) throw new NotFound(say('errors', 'notFound'));
  return { photoKey: rock.photoKey, painted: paintedOf(rock) };
}

/** The path of the picture with the motif that the painter gives a rock of this name. */
export const paintedOf = (rock: { name: string }): string =>
  paintedPreviewPath(paintingOf(paintedBy(rock)).motif);
