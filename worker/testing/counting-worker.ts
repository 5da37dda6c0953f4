// The app as a worker that reports the cost of each request in a response header, for the bench.
import { createApi } from '../api.ts';
import { costHeader } from './cost-header.ts';
import { countingEnv } from './cost.ts';

const api = createApi();

export default {
  async fetch(request, env, executionCtx) {
    const counting = countingEnv(env);
    const answer = await api.fetch(request, counting.env, executionCtx);
    const headers = new Headers(answer.headers);
    // Work after the response is not counted. Today there is none.
    headers.set(costHeader, JSON.stringify(counting.spent));
    return new Response(answer.body, { status: answer.status, headers });
  },
} satisfies ExportedHandler<Env>;
