// Migrations are generated from the tables: `npm run migration -- --name what_changes`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'sqlite', schema: './schema/tables/index.ts', out: './migrations' });
