// Asks git about a clone.
import { execFileSync } from 'node:child_process';

/** Lines that git prints; none if it fails. */
export function linesOf(folder: string, ...args: readonly string[]): string[] {
  try {
    const printed = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
    });
    return printed.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
