// Takes into the outbox what the release before wrote while a deployment was under way, as migration 0014 did.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './store.ts';

/** Statements, to be sent as one. What is right already is not written again. */
export const mendOutbox: readonly string[] = readFileSync(
  join(projectRoot, 'migrations/0014_one_outbox.sql'),
  'utf8',
)
  .split('--> statement-breakpoint')
  .map((statement) => statement.trim().replace(/;$/, ''))
  .filter((statement) => /^(INSERT|UPDATE) /.test(statement));
