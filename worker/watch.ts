// Counts answers, and lets some requests check the alarms after their answer: a job that does not run cannot tell.
import { createMiddleware } from 'hono/factory';
import { checkAfterAnswer } from './alarms/check.ts';
import { countsOf, openContext, type Deps } from './context.ts';
import type { AppEnv } from './http/router.ts';
import { sendNews } from './messages.ts';
import type { Log } from './platform/log.ts';

/** Costs a request nothing until its answer is there. */
export const watch = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const counts = countsOf(deps);
    await next();
    counts.note('answers', c.res.status >= 500 && c.var.isNoFault !== true);
    // Missing if the configuration is broken. Nothing can be written then, and the request has logged why.
    const { ctx } = c.var as Partial<AppEnv['Variables']>;
    if (ctx && counts.isDue()) c.executionCtx.waitUntil(checkAndTell(c.env, deps, c.var.log));
  });

async function checkAndTell(env: Env, deps: Deps, log: Log): Promise<void> {
  const ctx = openContext(env, 'alarms', deps, log);
  await checkAfterAnswer(ctx);
  await sendNews(ctx);
}
