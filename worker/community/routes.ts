// Routes of community figures, likes, comments and leaderboards.
import * as z from 'zod/mini';
import { InteractionInput } from '../../schema/interaction-input.ts';
import { commentLimits } from '../../schema/interactions.ts';
import { PageQuery } from '../../schema/paging.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { jsonBody, query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { addComment, deleteComment } from './comment.ts';
import { commentsOf } from './comments-of.ts';
import { followedRocks, followRock } from './follow.ts';
import { mostFinds, mostRegistered } from './leaderboard.ts';
import { likeRock, unlikeRock } from './like.ts';
import { communityStats, memberStats, rockCounts } from './stats.ts';

export const communityRoutes = router()
  .get('/stats', async (c) => c.json(await communityStats(c.var.ctx)))
  .get('/stats/user', requireMember, async (c) => c.json(await memberStats(memberOf(c))))
  .get('/rocks/counts', async (c) => c.json(await rockCounts(c.var.ctx)))
  .post('/rocks/:id/interactions', requireMember, jsonBody(InteractionInput), async (c) => {
    const input = c.req.valid('json');
    const rockId = c.req.param('id');
    return input.interactionType === 'like'
      ? c.json(await likeRock(memberOf(c), rockId))
      : c.json(await addComment(memberOf(c), rockId, input.content));
  })
  .get('/rocks/:id/interactions', query(PageQuery(commentLimits.page)), async (c) =>
    c.json(listed(c, await asViewer(c, (ctx) => commentsOf(ctx, c.req.param('id'), c.req.valid('query'))))),
  )
  .delete('/rocks/:id/interactions/like', requireMember, async (c) =>
    c.json(await unlikeRock(memberOf(c), c.req.param('id'))),
  )
  .delete('/rocks/:id/interactions/:commentId', requireMember, async (c) =>
    c.json(await deleteComment(memberOf(c), c.req.param('id'), c.req.param('commentId'))),
  )
  .get('/user/follows', requireMember, async (c) => c.json(await followedRocks(memberOf(c))))
  .put('/rocks/:id/follow', requireMember, jsonBody(z.object({})), async (c) =>
    c.json(await followRock(memberOf(c), c.req.param('id'), true)),
  )
  .delete('/rocks/:id/follow', requireMember, async (c) =>
    c.json(await followRock(memberOf(c), c.req.param('id'), false)),
  )
  .get('/leaderboard', async (c) => c.json(await mostFinds(c.var.ctx)))
  .get('/leaderboard/registered', async (c) => c.json(await mostRegistered(c.var.ctx)));
