// Calls about rocks whose Rock ID is worn off: search, ask the painter, answer.
import { AnswerInput, QuestionInput, WornOffQuery } from '../../schema/question-input.ts';
import { router } from '../http/router.ts';
import { formBody, jsonBody, query } from '../http/validate.ts';
import { asViewer, memberOf, requireMember } from '../members/guards.ts';
import { answerQuestion } from './answer.ts';
import { askPainter } from './ask.ts';
import { likelyRocks } from './search.ts';
import { takeBack } from './take-back.ts';
import { oneQuestion, ownQuestions } from './view.ts';

export const questionRoutes = router()
  .get('/worn-off', query(WornOffQuery), async (c) =>
    c.json(await asViewer(c, (ctx) => likelyRocks(ctx, c.req.valid('query')))),
  )
  .post('/rocks/:id/questions', requireMember, formBody(QuestionInput), async (c) =>
    c.json(await askPainter(memberOf(c), c.req.param('id'), c.req.valid('form').image)),
  )
  .get('/questions', requireMember, async (c) => c.json(await ownQuestions(memberOf(c))))
  .get('/questions/:id', requireMember, async (c) =>
    c.json(await oneQuestion(memberOf(c), c.req.param('id'))),
  )
  .delete('/questions/:id', requireMember, async (c) =>
    c.json(await takeBack(memberOf(c), c.req.param('id'))),
  )
  .post('/questions/:id/answer', requireMember, jsonBody(AnswerInput), async (c) =>
    c.json(await answerQuestion(memberOf(c), c.req.param('id'), c.req.valid('json').isMine)),
  );
