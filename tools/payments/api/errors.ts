// Error responses of the API.
import type { Answer } from '../books.ts';

interface Refusal {
  type: 'invalid_request_error' | 'idempotency_error';
  message: string;
  code?: string;
}

/** The error of a refused call. */
export class ApiError extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, refusal: Refusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

export const invalid = (message: string, code?: string): ApiError =>
  new ApiError(400, { type: 'invalid_request_error', message, code });

/** A parameter names an object that does not exist. */
export const noSuch = (what: string, id: string): ApiError =>
  invalid(`No such ${what}: '${id}'`, 'resource_missing');

/** The path names an object that does not exist. */
export const notFound = (what: string, id: string): ApiError => new ApiError(404, noSuch(what, id).refusal);

export const refused = ({ status, refusal }: ApiError): Answer => ({
  status,
  body: JSON.stringify({ error: refusal }, null, 2),
});
