// The tests' own D1, for what no call of the API says.
import { env } from 'cloudflare:test';
import { openDatabase } from '../platform/database.ts';

export const db = openDatabase(env.DB);
