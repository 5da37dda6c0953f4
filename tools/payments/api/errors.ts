// What the API says when it refuses.
import type { Answer } from '../books.ts';

interface Refusal {
  type: 'invalid_request_error' | 'idempotency_error';
  message: string;
  code?: string;
}

/** A call that is refused. */
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

/** A thing that a parameter names and that is not there. */
export const noSuch = (what: string, id: string): ApiError =>
  invalid(`No such ${what}: '${id}'`, 'resource_missing');

/** A thing that the address names and that is not there. */
export const notFound = (what: string, id: string): ApiError => new ApiError(404, noSuch(what, id).refusal);

export const refused = ({ status, refusal }: ApiError): Answer => ({
  status,
  body: JSON.stringify({ error: refusal }, null, 2),
});
