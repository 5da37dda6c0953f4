// Writes web/admin/country-middles.json: node tools/countries/make-middles.ts
import { writeFileSync } from 'node:fs';
import { middlesFile } from './middles.ts';

writeFileSync(new URL('../../web/admin/country-middles.json', import.meta.url), middlesFile());
