// Files of comma-separated values, as a spreadsheet reads them.
import Papa from 'papaparse';
import { expect } from 'vitest';

/** The rows of a file, by the names of their columns; fails when it was refused or is broken. */
export async function csvRows(answer: Response): Promise<Record<string, string>[]> {
  expect(answer.status).toBe(200);
  const { data, errors } = Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}
