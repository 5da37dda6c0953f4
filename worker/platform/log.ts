// The one door for everything that is logged: one JSON object a line, in fixed fields, and nothing that a person typed.
import { causesOf, masked, placesOf } from './causes.ts';

/** Where a line comes from: the id of the request or of the hourly tick, and the tick's step. */
interface Origin {
  id?: string;
  job?: string;
}

interface RequestLine {
  id: string;
  method: string;
  /** The route's pattern, such as /api/rocks/check/:id, never the path; `unknown` for what has no route. */
  route: string;
  status: number;
  ms: number;
}

/** `incomplete`: it went through, and something in it failed and waits for the next time. */
type Outcome = 'done' | 'incomplete' | 'failed';

interface JobLine {
  /** Id of the tick. */
  id: string;
  job: string;
  ms: number;
  outcome: Outcome;
}

interface TickLine {
  id: string;
  ms: number;
  outcome: Outcome;
  /** Names of the steps that failed. */
  failed: readonly string[];
}

/** What another service calls a failure. */
interface Theirs {
  /** Its word for it. */
  code?: string;
  /** Its id of the call, for its support. */
  reference?: string;
}

export interface Log {
  /** How often something failed so far. */
  readonly failures: number;
  /**
   * Something did not work.
   * @param what in fixed words, which never hold a value
   * @param cause with its own causes; their messages are masked
   */
  failure(what: string, cause?: unknown, theirs?: Theirs): void;
}

export function openLog(origin: Origin = {}): Log {
  let failures = 0;
  return {
    get failures() {
      return failures;
    },
    failure: (what, cause, { code, reference } = {}) => {
      failures++;
      write('error', {
        kind: 'failure',
        ...origin,
        what,
        code: code && masked(code),
        reference: reference && /^req_\w{1,40}$/.test(reference) ? reference : undefined,
        ...(cause === undefined ? {} : { causes: causesOf(cause), at: placesOf(cause) }),
      });
    },
  };
}

export function logRequest(line: RequestLine): void {
  write(line.status >= 500 ? 'error' : 'log', { kind: 'request', ...line });
}

export function logJob(line: JobLine): void {
  write(line.outcome === 'failed' ? 'error' : 'log', { kind: 'job', ...line });
}

export function logTick(line: TickLine): void {
  write(line.outcome === 'failed' ? 'error' : 'log', { kind: 'tick', ...line });
}

/** Milliseconds since it was started. Time passes here only while something is waited for, as in whatever is slow. */
export function stopwatch(): () => number {
  const begun = performance.now();
  return () => Math.round(performance.now() - begun);
}

const said = new Set<string>();

/** What is wrong with the configuration, once in each isolate: it is so for every request. */
export function logOnce(what: string): void {
  if (said.has(what)) return;
  said.add(what);
  openLog().failure(what);
}

function write(level: 'log' | 'error', line: object): void {
  console[level](JSON.stringify(line));
}
