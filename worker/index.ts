// The worker's entry points: requests and the hourly job.
import { createApi } from './api.ts';
import { runHourly } from './hourly.ts';

const api = createApi();

export default {
  fetch: api.fetch,
  scheduled: (_controller, env) => runHourly(env),
} satisfies ExportedHandler<Env>;
