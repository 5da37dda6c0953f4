// The worker's two doors: requests and the hourly tick.
import { createApi } from './api.ts';

const api = createApi();

export default {
  fetch: api.fetch,
  async scheduled(_controller, _env, _execution) {},
} satisfies ExportedHandler<Env>;
