// Sign-in by OpenID Connect: authorization code flow with PKCE, state and nonce.
import * as oauth from 'oauth4webapi';
import type { DistanceUnit, Language } from '../../schema/languages.ts';
import { emailAddress } from '../../schema/sign-in.ts';
import type { Ctx } from '../context.ts';
import { Malformed, NotFound, Refusal, Unavailable } from '../errors.ts';
import type { Config } from '../platform/config.ts';
import { admission, memberOfSubject, type Admitted } from './admit.ts';
import { say } from '../../schema/words/say.ts';

/** The authorization request, kept in a cookie while the user is at the issuer. */
export interface AuthRequest {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

type Issuer = NonNullable<Config['oidc']>;

const timeoutMs = 10_000;

/** Plain http is allowed only for an issuer on the same machine. */
function options(issuer: Issuer) {
  const { protocol, hostname } = new URL(issuer.issuer);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return {
    signal: () => AbortSignal.timeout(timeoutMs),
    [oauth.allowInsecureRequests]: protocol === 'http:' && isLoopback,
  };
}

async function discover({ log }: Ctx, issuer: Issuer): Promise<oauth.AuthorizationServer> {
  try {
    const url = new URL(issuer.issuer);
    return await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options(issuer)));
  } catch (cause) {
    log.failure('the issuer could not be discovered', cause);
    throw new Unavailable(say('signIn', 'unreachable', issuer.name));
  }
}

function configured(ctx: Ctx): Issuer {
  if (!ctx.config.oidc) throw new NotFound(say('errors', 'notFound'));
  return ctx.config.oidc;
}

/** Returns the redirect to the issuer, and the request to keep in a cookie. @param callback our redirect URI */
export async function leaveForIssuer(
  ctx: Ctx,
  { callback, returnTo }: { callback: string; returnTo: string },
): Promise<{ url: string; errand: AuthRequest }> {
  const issuer = configured(ctx);
  const server = await discover(ctx, issuer);
  if (!server.authorization_endpoint) throw new Unavailable(say('signIn', 'unreachable', issuer.name));
  const errand: AuthRequest = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    returnTo,
  };
  const url = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: issuer.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email',
    state: errand.state,
    nonce: errand.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(errand.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, errand };
}

/** Admits the member whom the issuer authenticated. @param url the address of the callback request */
export async function returnFromIssuer(
  ctx: Ctx,
  {
    url,
    errand,
    language,
    unit,
  }: { url: URL; errand: AuthRequest | null; language: Language; unit: DistanceUnit },
): Promise<Admitted> {
  const issuer = configured(ctx);
  // Without the cookie this browser did not start the flow: it has expired, or this is somebody else's link.
  if (!errand) throw new Malformed(say('signIn', 'failedBy', issuer.name));
  const server = await discover(ctx, issuer);
  const claims = await claimsFrom(ctx, server, issuer, url, errand);
  const oidcSubject = `${claims.iss} ${claims.sub}`;

  const email = emailAddress().safeParse(claims.email);
  if (claims.email_verified !== true || !email.success) {
    const [[linked]] = await ctx.read([memberOfSubject(ctx, oidcSubject)]);
    if (!linked) throw new Malformed(say('signIn', 'unverifiedBy', issuer.name));
    return linked;
  }
  const [, , , [member]] = await ctx.db.batch(
    await admission(ctx, { email: email.data, oidcSubject, language, unit }),
  );
  if (!member) throw new Error('an admission finds the member whom it made');
  return member;
}

interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
}

async function claimsFrom(
  ctx: Ctx,
  server: oauth.AuthorizationServer,
  issuer: Issuer,
  url: URL,
  errand: AuthRequest,
): Promise<Claims> {
  const client: oauth.Client = { client_id: issuer.clientId };
  const httpOptions = options(issuer);
  try {
    const parameters = oauth.validateAuthResponse(server, client, url, errand.state);
    const callback = url.origin + url.pathname;
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuth(server, issuer),
      parameters,
      callback,
      errand.verifier,
      httpOptions,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: errand.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, response, httpOptions);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new Malformed(say('signIn', 'failedBy', issuer.name));
    // Issuers may omit the address from the ID token and return it from their userinfo endpoint (Core 1.0, 5.4).
    if (claims.email !== undefined || !server.userinfo_endpoint) return claims;
    const userInfo = await oauth.userInfoRequest(server, client, tokens.access_token, httpOptions);
    return {
      ...(await oauth.processUserInfoResponse(server, client, claims.sub, userInfo)),
      iss: claims.iss,
    };
  } catch (cause) {
    throw refusalFor(ctx, cause, issuer);
  }
}

/** Sends the client secret in the header, the default of OpenID Connect, unless the issuer supports only the body. */
function clientAuth(server: oauth.AuthorizationServer, issuer: Issuer): oauth.ClientAuth {
  const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const inBody = offered.includes('client_secret_post') && !offered.includes('client_secret_basic');
  return (inBody ? oauth.ClientSecretPost : oauth.ClientSecretBasic)(issuer.clientSecret);
}

/** Turns a failure at the issuer into a message for the user. */
function refusalFor({ log }: Ctx, cause: unknown, issuer: Issuer): Refusal {
  if (cause instanceof Refusal) return cause;
  if (cause instanceof oauth.AuthorizationResponseError)
    return new Malformed(say('signIn', 'deniedBy', issuer.name));
  log.failure('signing in at the issuer failed', cause, {
    code: cause instanceof oauth.ResponseBodyError ? cause.error : undefined,
  });
  return isOutage(cause)
    ? new Unavailable(say('signIn', 'unreachable', issuer.name))
    : new Malformed(say('signIn', 'failedBy', issuer.name));
}

/** Whether the issuer did not answer or answered with a 5xx. Errors of the library itself have a code. */
function isOutage(cause: unknown): boolean {
  if (!(cause instanceof Error)) return true;
  if (cause.cause instanceof Response) return cause.cause.status >= 500;
  return !('code' in cause && typeof cause.code === 'string');
}
