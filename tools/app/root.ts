// The project's folder, for tools that need nothing of the runtime.
import { resolve } from 'node:path';

export const projectRoot = resolve(import.meta.dirname, '../..');
