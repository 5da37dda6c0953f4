// Parses CSV responses.
import Papa from 'papaparse';
import { expect } from 'vitest';

/** The rows of a CSV response, by column name. Fails if the response is an error or the CSV is malformed. */
export async function csvRows(answer: Response): Promise<Record<string, string>[]> {
  expect(answer.status).toBe(200);
  const { data, errors } = Papa.parse<Record<string, string>>(await answer.text(), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}
