// The Hono app that every noun builds its routes on.
import { Hono } from 'hono';
import type { DistanceUnit, Language } from '../../schema/languages.ts';
import type { AppPagePath, privacyPath } from '../../schema/pages.ts';
import type { Words } from '../../schema/words/words.ts';
import type { SessionClaim, Repeatable } from '../session-claim.ts';
import type { Ctx } from '../context.ts';
import type { Log } from '../platform/log.ts';

/** The language of the answer, and its words. */
export interface Speech {
  language: Language;
  unit: DistanceUnit;
  words: Words;
}

export interface AppEnv {
  Bindings: Env;
  Variables: Speech & {
    log: Log;
    ctx: Ctx;
    claim?: SessionClaim;
    repeatable?: Repeatable;
    page?: AppPagePath | typeof privacyPath;
    /** The request has opened or ended a session, or is a GET that has written. */
    hasWritten?: boolean;
    /** It is 503 since the operator has not set up what it needs. */
    isNoFault?: boolean;
  };
}

export const router = () => new Hono<AppEnv>();
