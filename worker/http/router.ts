// The Hono app that every noun builds its routes on.
import { Hono } from 'hono';
import type { Claim, Ctx, Repeatable } from '../context.ts';

export interface AppEnv {
  Bindings: Env;
  Variables: { ctx: Ctx; requestId: string; claim?: Claim; repeatable?: Repeatable };
}

export const router = () => new Hono<AppEnv>();
