// The app as a worker that says of each answer what it cost: for the bench, which builds and asks it.
import { createApi } from '../api.ts';
import { costHeader } from './cost-header.ts';
import { countingEnv } from './cost.ts';

const api = createApi();

export default {
  async fetch(request, env, executionCtx) {
    const counting = countingEnv(env);
    const answer = await api.fetch(request, counting.env, executionCtx);
    const headers = new Headers(answer.headers);
    // What the app does after its answer is not in it: today that is nothing.
    headers.set(costHeader, JSON.stringify(counting.spent));
    return new Response(answer.body, { status: answer.status, headers });
  },
} satisfies ExportedHandler<Env>;
