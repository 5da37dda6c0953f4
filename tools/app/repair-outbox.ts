// Adds to the outbox what the previous release wrote during a deployment, as migration 0014 did.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './store.ts';

/** Statements for one batch. Rows that are already right are not written again. */
export const repairOutbox: readonly string[] = readFileSync(
  join(projectRoot, 'migrations/0014_one_outbox.sql'),
  'utf8',
)
  .split('--> statement-breakpoint')
  .map((statement) => statement.trim().replace(/;$/, ''))
  .filter((statement) => /^(INSERT|UPDATE) /.test(statement));
