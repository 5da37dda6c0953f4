// The scan page and the map in a slow browser, as rows of the bench's table.
import type { SizeName } from '../../worker/testing/crowd/size.ts';
import type { Row } from './report.ts';

export async function browserRows(_folder: string, _size: SizeName, _builtDir: string): Promise<Row[]> {
  return [];
}
