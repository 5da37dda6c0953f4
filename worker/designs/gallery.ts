// What members with access are shown: the list of designs with their paints, and a single drawing.
import { designWords, type DesignList } from '../../schema/designs.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { requireAccess } from '../members/access.ts';
import { designs } from './catalogue.ts';
import { palettes } from './palettes.ts';
import { sheet } from './stones.ts';

export async function designList(ctx: MemberCtx): Promise<DesignList> {
  await ctx.meet();
  requireAccess(ctx);
  return {
    designs: designs.map(({ id, name, difficulty, hint, palette }) => ({
      id,
      name,
      difficulty,
      hint,
      palette,
    })),
    palettes,
  };
}

/** The drawing as a complete SVG. Throws NotFound for a design that does not exist. */
export async function drawDesign(ctx: MemberCtx, id: string): Promise<string> {
  await ctx.meet();
  requireAccess(ctx);
  const design = designs.find((one) => one.id === id);
  if (!design) throw new NotFound(designWords.unknown);
  return sheet(design.name, design.drawing);
}
