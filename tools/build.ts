// `npm run build`: builds to dist/, with the checksums and the list of parts that are kept with the release.
import { resolve } from 'node:path';
import { buildApp } from './app/build.ts';
import { projectRoot } from './app/root.ts';
import { writeRelease } from './supply/release.ts';

const builtDir = resolve(projectRoot, 'dist');
await buildApp(builtDir);
console.log(`This build is sha256:${writeRelease(builtDir)}`);
