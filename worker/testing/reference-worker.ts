// Reference apps for the bench: bare Hono, and Hono with one raw read from the same D1.
import { Hono } from 'hono';

const app = new Hono<{ Bindings: Env }>();

/** Makes a response of 200 bytes. */
const words = 'x'.repeat(189);

app.get('/bare', (c) => c.json({ words }));

app.get('/read/:code', async (c) => {
  const statement = c.env.DB.prepare(
    'SELECT status, name, description, times_found FROM rocks WHERE code_key = ?',
  );
  const { results } = await statement.bind(c.req.param('code')).all();
  return c.json(results[0] ?? null);
});

export default app;
