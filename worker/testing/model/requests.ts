// What members do as requests, as the web sends them.

/** May be sent again. */
export interface Sendable {
  path: string;
  init: RequestInit;
}

/** @param key with the same one it is the same request again. @param body fields of JSON, or a form */
export const post = (path: string, key: string, body: object): Sendable => {
  const headers = { 'Idempotency-Key': key };
  return {
    path,
    init:
      body instanceof FormData
        ? { method: 'POST', headers, body }
        : {
            method: 'POST',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          },
  };
};

export const remove = (path: string): Sendable => ({ path, init: { method: 'DELETE' } });
