// Signing in at another issuer by OpenID Connect: authorization code with PKCE, state and nonce.
import * as oauth from 'oauth4webapi';
import { errorWords } from '../../schema/errors.ts';
import { emailAddress, signInWords } from '../../schema/sign-in.ts';
import type { Ctx } from '../context.ts';
import { Malformed, NotFound, Refusal, Unavailable } from '../errors.ts';
import type { Config } from '../platform/config.ts';
import { admission, memberOfSubject, type Admitted } from './admit.ts';

/** What the browser keeps while its user is away at the issuer. */
export interface Errand {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

type Issuer = NonNullable<Config['oidc']>;

const patienceMs = 10_000;

/** Plain http is for an issuer on the same machine alone. */
function options(issuer: Issuer) {
  const { protocol, hostname } = new URL(issuer.issuer);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return {
    signal: () => AbortSignal.timeout(patienceMs),
    [oauth.allowInsecureRequests]: protocol === 'http:' && isLoopback,
  };
}

async function discover({ log }: Ctx, issuer: Issuer): Promise<oauth.AuthorizationServer> {
  try {
    const url = new URL(issuer.issuer);
    return await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options(issuer)));
  } catch (cause) {
    log.failure('the issuer could not be discovered', cause);
    throw new Unavailable(signInWords.unreachable(issuer.name));
  }
}

function configured(ctx: Ctx): Issuer {
  if (!ctx.config.oidc) throw new NotFound(errorWords.notFound);
  return ctx.config.oidc;
}

/** Where to send the browser, and what it has to bring back. @param callback our address for the way back */
export async function leaveForIssuer(
  ctx: Ctx,
  { callback, returnTo }: { callback: string; returnTo: string },
): Promise<{ url: string; errand: Errand }> {
  const issuer = configured(ctx);
  const server = await discover(ctx, issuer);
  if (!server.authorization_endpoint) throw new Unavailable(signInWords.unreachable(issuer.name));
  const errand: Errand = {
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

/** Admits the member whom the issuer vouches for. @param url the address that the browser came back to */
export async function returnFromIssuer(
  ctx: Ctx,
  { url, errand }: { url: URL; errand: Errand | null },
): Promise<Admitted> {
  const issuer = configured(ctx);
  // Without the errand nothing shows that this browser set out: it is late, or somebody else's link.
  if (!errand) throw new Malformed(signInWords.failedBy(issuer.name));
  const server = await discover(ctx, issuer);
  const claims = await claimsFrom(ctx, server, issuer, url, errand);
  const oidcSubject = `${claims.iss} ${claims.sub}`;

  const email = emailAddress().safeParse(claims.email);
  if (claims.email_verified !== true || !email.success) {
    const [[linked]] = await ctx.read([memberOfSubject(ctx, oidcSubject)]);
    if (!linked) throw new Malformed(signInWords.unverifiedBy(issuer.name));
    return linked;
  }
  const [, , , [member]] = await ctx.db.batch(admission(ctx, { email: email.data, oidcSubject }));
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
  errand: Errand,
): Promise<Claims> {
  const client: oauth.Client = { client_id: issuer.clientId };
  const door = options(issuer);
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
      door,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      expectedNonce: errand.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, response, door);
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims) throw new Malformed(signInWords.failedBy(issuer.name));
    // Issuers may keep the address out of the ID token and tell it at their userinfo endpoint (Core 1.0, 5.4).
    if (claims.email !== undefined || !server.userinfo_endpoint) return claims;
    const told = await oauth.userInfoRequest(server, client, tokens.access_token, door);
    return { ...(await oauth.processUserInfoResponse(server, client, claims.sub, told)), iss: claims.iss };
  } catch (cause) {
    throw refusalFor(ctx, cause, issuer);
  }
}

/** The client's secret goes in the header, as OpenID Connect has it by default, unless only the body is offered. */
function clientAuth(server: oauth.AuthorizationServer, issuer: Issuer): oauth.ClientAuth {
  const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const inBody = offered.includes('client_secret_post') && !offered.includes('client_secret_basic');
  return (inBody ? oauth.ClientSecretPost : oauth.ClientSecretBasic)(issuer.clientSecret);
}

/** What went wrong at the issuer, as a sentence for its user. */
function refusalFor({ log }: Ctx, cause: unknown, issuer: Issuer): Refusal {
  if (cause instanceof Refusal) return cause;
  if (cause instanceof oauth.AuthorizationResponseError)
    return new Malformed(signInWords.deniedBy(issuer.name));
  log.failure('signing in at the issuer failed', cause, {
    code: cause instanceof oauth.ResponseBodyError ? cause.error : undefined,
  });
  return isOutage(cause)
    ? new Unavailable(signInWords.unreachable(issuer.name))
    : new Malformed(signInWords.failedBy(issuer.name));
}

/** No answer at all, or one that says that the server is unwell. What the library itself refuses carries a code. */
function isOutage(cause: unknown): boolean {
  if (!(cause instanceof Error)) return true;
  if (cause.cause instanceof Response) return cause.cause.status >= 500;
  return !('code' in cause && typeof cause.code === 'string');
}
