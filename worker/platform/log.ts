// All logging: one JSON object a line, with fixed fields and nothing that a person typed.
import { causesOf, masked, placesOf } from './causes.ts';

/** Where a line comes from: the id of the request or of the hourly job, and the tick's step. */
interface Origin {
  id?: string;
  job?: string;
}

interface RequestLine {
  id: string;
  method: string;
  /** The route's pattern, such as /api/rocks/check/:id, never the path; `unknown` without a route. */
  route: string;
  status: number;
  ms: number;
}

/** `incomplete`: it ran to its end, but something in it failed, or was too much, and is left for the next run. */
type Outcome = 'done' | 'incomplete' | 'failed';

interface JobLine {
  /** Id of the tick. */
  id: string;
  job: string;
  ms: number;
  outcome: Outcome;
  /** How much is left for the next run, if that is known. */
  left?: number;
}

interface TickLine {
  id: string;
  ms: number;
  outcome: Outcome;
  /** Names of the steps that failed. */
  failed: readonly string[];
}

/** How another service describes a failure. */
interface ServiceError {
  /** Its error code. */
  code?: string;
  /** Its id of the call, to be quoted to its support. */
  reference?: string;
}

export interface Log {
  /** Number of failures so far. */
  readonly failures: number;
  /** How much is left for the next run of a step. */
  readonly left: number;
  leave(many: number): void;
  /**
   * Logs a failure.
   * @param what a fixed text that never contains a value
   * @param cause logged with its own causes; the messages are masked
   */
  failure(what: string, cause?: unknown, service?: ServiceError): void;
}

export function openLog(origin: Origin = {}): Log {
  let failures = 0;
  let left = 0;
  return {
    get failures() {
      return failures;
    },
    get left() {
      return left;
    },
    leave: (many) => {
      left += many;
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

/** Milliseconds since its start. In a worker the clock advances only during I/O. */
export function stopwatch(): () => number {
  const begun = performance.now();
  return () => Math.round(performance.now() - begun);
}

const said = new Set<string>();

/** Logs a configuration error once in each isolate, since it concerns every request. */
export function logOnce(what: string): void {
  if (said.has(what)) return;
  said.add(what);
  openLog().failure(what);
}

function write(level: 'log' | 'error', line: object): void {
  console[level](JSON.stringify(line));
}
