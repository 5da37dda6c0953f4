// Runs a tool by name, after making sure that this Node can read TypeScript. Plain JavaScript, for any Node.
import module from 'node:module';
import { delimiter, join } from 'node:path';

const [, , tool] = process.argv;
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Rockabout needs Node 24 and found ${process.versions.node}: run it through npm (npm ci brings Node 24 along).`,
  );
  process.exit(1);
}
// Tools run each other's programs, also when npm did not start them.
process.env.PATH = [join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH].join(delimiter);
// The toolchain is large: from the second run on, this saves a second.
module.enableCompileCache();
await import(`./${tool}.ts`);
