// Mounts every noun's routes in one app. The web's typed client is derived from the type of the app.
import { adoptionRoutes } from './adoption/routes.ts';
import { activityRoutes } from './activities/routes.ts';
import { adminGuard, adminRoutes } from './admin/routes.ts';
import { ambassadorRoutes } from './ambassadors/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { communityRoutes } from './community/routes.ts';
import { openContext, realDeps, type Deps } from './context.ts';
import { designRoutes } from './designs/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { findRoutes } from './finds/routes.ts';
import { healthRoutes } from './health.ts';
import { openHeaders } from './http/answer.ts';
import { bodyLimits } from './http/body-limits.ts';
import { callPlaces } from './http/called.ts';
import { speak } from './http/language.ts';
import { rateLimit } from './http/rate-limit.ts';
import { onError, onNotFound } from './http/on-error.ts';
import { requestLog } from './http/request-log.ts';
import { router } from './http/router.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import { privateHeaders, shareAnswers } from './http/shared.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { journeyRoutes } from './journey/routes.ts';
import { mapRoutes } from './map/routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { databaseFor, keepBookmark } from './members/bookmark.ts';
import { memberRoutes } from './members/routes.ts';
import { hasNews, sendNews } from './messages.ts';
import { answerPages } from './pages/answer.ts';
import { emailLinkRoutes } from './pages/email-link-routes.ts';
import { exportSchemaRoutes, ownDataRoutes } from './own-data/routes.ts';
import { oembedRoutes } from './pages/oembed.ts';
import { rockPageRoutes } from './pages/rock-page-routes.tsx';
import { rockPictureRoutes } from './pages/rock-picture-routes.ts';
import { scanRoutes } from './pages/scan-routes.ts';
import { seenRoutes } from './pages/seen-routes.ts';
import { sightingRoutes } from './sightings/routes.ts';
import { signInRoutes } from './pages/sign-in-routes.ts';
import { unsubscribeRoutes } from './pages/unsubscribe-routes.ts';
import { sitemapRoutes } from './pages/sitemap.ts';
import { paymentRoutes } from './payments/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { callerOf } from './platform/caller.ts';
import type { Config } from './platform/config.ts';
import { oncePer } from './platform/once.ts';
import { questionRoutes } from './questions/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { rockRoutes } from './rocks/routes.ts';
import { shopRoutes } from './shop/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { noteTraces } from './takebacks/note-traces.ts';
import { departureRoutes } from './takebacks/routes.ts';
import { tileRoutes } from './tiles/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { watch } from './watch.ts';
import { whereaboutsRoutes } from './whereabouts/routes.ts';

/** Default headers of every answer. */
const guardsOf = oncePer(({ tileUrl }: Config) =>
  Object.entries({ ...securityHeaders(tileUrl), ...privateHeaders }),
);

/** The worker's app. @param deps what tests replace: clock, mail, payments and push services */
export function createApi(deps: Deps = realDeps) {
  const app = router();
  app.onError(onError);
  app.notFound(onNotFound);
  app.use(requestLog);
  app.use(watch(deps));
  app.use(async (c, next) => {
    const caller = await callerOf(c.req.raw, c.env.NETWORK_SECRET);
    const database = databaseFor(c);
    const ctx = openContext(c.env, caller, deps, c.var.log, database);
    c.set('ctx', ctx);
    await next();
    if (hasNews(ctx)) c.executionCtx.waitUntil(sendNews(ctx));
    if (ctx.writers.size > 0 && c.req.method !== 'GET') c.executionCtx.waitUntil(noteTraces(ctx));
    keepBookmark(c, database);
    const headers = openHeaders(c);
    for (const [name, value] of guardsOf(ctx.config)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (ctx.reply.isRepeat) headers.set('Idempotent-Replayed', 'true');
  });
  app.use(speak);
  app.use(callPlaces);
  app.use(answerPages);
  app.use(rateLimit);
  app.use(sameOrigin);
  app.route('/api', adminGuard);
  app.use(bodyLimits);
  app.use(shareAnswers);
  return app
    .route('/', scanRoutes)
    .route('/', rockPageRoutes)
    .route('/', rockPictureRoutes)
    .route('/', sitemapRoutes)
    .route('/', photoRoutes)
    .route('/', tileRoutes)
    .route('/', exportSchemaRoutes)
    .route('/api', healthRoutes)
    .route('/api', oembedRoutes)
    .route('/api', signInRoutes)
    .route('/api', emailLinkRoutes)
    .route('/api', memberRoutes)
    .route('/api', departureRoutes)
    .route('/api', pushRoutes)
    .route('/api', reportRoutes)
    .route('/api', rockRoutes)
    .route('/api', mapRoutes)
    .route('/api', journeyRoutes)
    .route('/api', findRoutes)
    .route('/api', activityRoutes)
    .route('/api', communityRoutes)
    .route('/api', inboxRoutes)
    .route('/api', unsubscribeRoutes)
    .route('/api', sightingRoutes)
    .route('/api', whereaboutsRoutes)
    .route('/api', questionRoutes)
    .route('/api', adoptionRoutes)
    .route('/api', seenRoutes)
    .route('/api', subscriptionRoutes)
    .route('/api', shopRoutes)
    .route('/api', paymentRoutes)
    .route('/api', analyticsRoutes)
    .route('/api', exportRoutes)
    .route('/api', ownDataRoutes)
    .route('/api', designRoutes)
    .route('/api', ambassadorRoutes)
    .route('/api', placeRoutes)
    .route('/api', visitRoutes)
    .route('/api', adminRoutes);
}

export type Api = ReturnType<typeof createApi>;
