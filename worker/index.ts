// The worker's entry points: requests and the hourly tick.
import { createApi } from './api.ts';
import { tickHourly } from './hourly.ts';

const api = createApi();

export default {
  fetch: api.fetch,
  scheduled: (_controller, env) => tickHourly(env),
} satisfies ExportedHandler<Env>;
