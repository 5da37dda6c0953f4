// Counts answers, and lets some requests check the alarms after their answer: a job that does not run cannot tell.
import { createMiddleware } from 'hono/factory';
import { checkAfterAnswer } from './alarms/check.ts';
import { countsOf, openContext, type Deps } from './context.ts';
import type { AppEnv } from './http/router.ts';
import { sendNews } from './messages.ts';

/** Costs a request nothing. */
export const watch = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const counts = countsOf(deps);
    await next();
    counts.note('answers', c.res.status >= 500);
    if (counts.isDue()) c.executionCtx.waitUntil(checkAndTell(c.env, deps, c.var.log));
  });

async function checkAndTell(...[env, deps, log]: [Env, Deps, AppEnv['Variables']['log']]): Promise<void> {
  const ctx = openContext(env, 'alarms', deps, log);
  await checkAfterAnswer(ctx);
  await sendNews(ctx);
}
