// What becomes of somebody's being there without a find, as a write of the outbox. Pages and the service worker share this.
import { bytesOf } from './fields.ts';
import { writeFormat, type KeptWrite } from './kept-write.ts';

interface Visit {
  memberId: string;
  /** The Rock ID as typed. */
  code: string;
  /** When it was, by the clock of the device, in milliseconds since 1970. */
  at: number;
  /** ISO 8601, where the member has said when. */
  happenedAt?: string | undefined;
}

/** A rock that was seen and left: 'I was there too'. */
export const asSeen = ({ memberId, code, at, happenedAt }: Visit): KeptWrite => ({
  format: writeFormat,
  key: crypto.randomUUID(),
  memberId,
  kind: 'seen',
  method: 'POST',
  path: '/api/rocks/seen',
  contentType: 'application/json',
  body: bytesOf(JSON.stringify({ laserEngraverId: code, happenedAt })),
  about: code,
  text: null,
  at,
  triedAt: null,
  state: 'waiting',
  words: null,
});
