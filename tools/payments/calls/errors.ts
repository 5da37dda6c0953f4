// What the API says when it refuses, in the provider's words.

interface Refusal {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
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

export function invalid(message: string, more: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

/** A thing that a parameter names and that is not there. */
export function noSuch(what: string, id: string, param: string): ApiError {
  return invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

/** A thing that the address names and that is not there. */
export function notFound(what: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, noSuch(what, id, param).refusal);
}

export function missing(param: string): ApiError {
  return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function unknownUrl(method: string, path: string): ApiError {
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return new ApiError(404, { type: 'invalid_request_error', message });
}

/** Without a key, or with another one than ours. */
export function unauthorized(key: string | null): ApiError {
  const message =
    key === null
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
      : `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`;
  return new ApiError(401, { type: 'invalid_request_error', message });
}
