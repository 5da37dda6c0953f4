// Direct access to the tests' D1, for state that the API does not return or set.
import { env } from 'cloudflare:test';
import { openDatabase } from '../platform/database.ts';

export const db = openDatabase(env.DB);
