// The Hono app that every noun builds its routes on.
import { Hono } from 'hono';
import type { DistanceUnit, Language } from '../../schema/languages.ts';
import type { AppPagePath, privacyPath } from '../../schema/pages.ts';
import type { SessionClaim, Repeatable } from '../session-claim.ts';
import type { Ctx } from '../context.ts';
import type { Log } from '../platform/log.ts';
import type { Speech } from '../words.ts';

export type { Speech };

/** What a page is drawn in. */
export interface PageSpeech extends Speech {
  /** All that the site speaks. */
  languages: readonly Language[];
}

export interface AppEnv {
  Bindings: Env;
  Variables: PageSpeech & {
    log: Log;
    ctx: Ctx;
    /** The address, or the caller's choice, says the language, whatever the profile does. */
    isLanguageSet?: boolean;
    /** That of the address, or of the caller's choice. */
    askedLanguage?: Language | undefined;
    /** The unit that somebody has chosen. */
    chosenUnit?: DistanceUnit | undefined;
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
