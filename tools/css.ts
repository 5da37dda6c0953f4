// Fails if a served style sheet uses a feature that a supported browser lacks.
import { servedSheets } from './css/served.ts';
import { unknownIn } from './css/unknown.ts';

for (const [name, css] of await servedSheets()) {
  for (const unknown of unknownIn(css)) {
    console.error(`${name}  ${unknown}`);
    process.exitCode = 1;
  }
}
