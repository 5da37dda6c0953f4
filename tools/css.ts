// Looks at every style sheet that is served, and fails when it has what a supported browser does not know.
import { servedSheets } from './css/served.ts';
import { unknownIn } from './css/unknown.ts';

for (const [name, css] of await servedSheets()) {
  for (const unknown of unknownIn(css)) {
    console.error(`${name}  ${unknown}`);
    process.exitCode = 1;
  }
}
