// A real OpenID Connect issuer for the sign-in tests. It runs locally in Node, beside the tests.
import {
  OAuth2Server,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
} from 'oauth2-mock-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the issuer. */
    issuer: string;
  }
}

/** What the issuer returns in a test. The authorization URL carries it as its `said` parameter. */
export interface Said {
  /** Claims of the ID token. */
  claims?: Record<string, unknown>;
  /** Claims that only the userinfo endpoint returns. */
  userinfo?: Record<string, unknown>;
  /** Error instead of a code, such as access_denied. */
  error?: string;
  /** Status of the token endpoint, to simulate an outage. */
  status?: number;
}

interface AuthorizeRequest {
  query: { said?: string };
}
interface TokenRequest {
  body: { code?: string };
}
interface UserinfoRequest {
  headers: { authorization?: string };
}

export default async function startIssuer(project: TestProject): Promise<() => Promise<void>> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  const saidByCode = new Map<string, Said>();
  const saidTo = (request: TokenRequest) => saidByCode.get(request.body.code ?? '');

  server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, { query }: AuthorizeRequest) => {
    const said = JSON.parse(query.said ?? '{}') as Said; // written by our own tests
    saidByCode.set(url.searchParams.get('code') ?? '', said);
    if (said.error === undefined) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', said.error);
  });
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken, request: TokenRequest) => {
    const said = saidTo(request);
    Object.assign(payload, said?.claims, { userinfo: said?.userinfo });
  });
  server.service.on('beforeResponse', (response: MutableResponse, request: TokenRequest) => {
    response.statusCode = saidTo(request)?.status ?? response.statusCode;
  });
  server.service.on('beforeUserinfo', (response: MutableResponse, { headers }: UserinfoRequest) => {
    const [, payload = ''] = headers.authorization?.split('.') ?? [];
    const { sub, userinfo } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    response.body = { sub, ...userinfo };
  });

  await server.start(0, '127.0.0.1');
  project.provide('issuer', server.issuer.url ?? '');
  return () => server.stop();
}
