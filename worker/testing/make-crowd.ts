// Ten thousand rocks with their journeys, written straight into the tables, for what depends on how many there are.
import { env } from 'cloudflare:test';
import { crowdSizes } from './crowd/size.ts';
import { crowdStatements } from './crowd/statements.ts';

export const crowd = crowdSizes.small;

export async function makeCrowd(): Promise<void> {
  await env.DB.batch(crowdStatements(crowd, Date.now()).map((statement) => env.DB.prepare(statement)));
}
