// Runs a tool by name, if this Node can read TypeScript. This file is plain JavaScript, so that any Node can run it.
import module from 'node:module';
import { delimiter, join } from 'node:path';

const [, , tool] = process.argv;
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Rockabout needs Node 24, but this is ${process.versions.node}. Run it through npm: npm ci installs Node 24.`,
  );
  process.exit(1);
}
// Tools start programs from node_modules/.bin, also when npm did not start the tool.
process.env.PATH = [join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH].join(delimiter);
// Compiling the large toolchain is cached, which saves a second from the second run on.
module.enableCompileCache();
await import(`./${tool}.ts`);
