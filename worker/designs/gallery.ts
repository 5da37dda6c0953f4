// The design gallery for members with access: the list of designs and palettes, and a single drawing.
import { type DesignList } from '../../schema/designs.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { requireAccess } from '../members/access.ts';
import { designs } from './catalogue.ts';
import { drawings } from './drawings.ts';
import { palettes } from './palettes.ts';
import { say } from '../../schema/words/say.ts';

export function designList(ctx: MemberCtx): Promise<DesignList> {
  return ctx.begin([], async (member) => {
    requireAccess(ctx, member);
    return { designs: [...designs], palettes };
  });
}

/** The drawing as a complete SVG. Throws NotFound for a design that does not exist. */
export function drawingOf(ctx: MemberCtx, id: string): Promise<string> {
  return ctx.begin([], async (member) => {
    requireAccess(ctx, member);
    const read = drawings[`./drawings/${id}.svg`];
    if (!read) throw new NotFound(say('designs', 'unknown'));
    return read();
  });
}
