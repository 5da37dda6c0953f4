// Canaries: words that stand nowhere else, one for every secret of a world, so that wherever one turns up is a leak.
import { randomFrom } from '../random.ts';

/** What kind of secret a word is; `allowed.ts` says who may see each. */
export type Kind =
  | 'code' // the Rock ID on a rock
  | 'label' // a Rock ID that was printed for an order and is on no rock
  | 'email'
  | 'first name'
  | 'last name'
  | 'username'
  | 'home' // city, state and country of a member
  | 'new email' // an address that waits to be confirmed
  | 'link' // the token of a link in a letter
  | 'session' // the token in a member's cookie
  | 'applicant' // the first name of a Founding Ambassador
  | 'application' // what else an applicant told
  | 'order' // whom an order is for, and how it travels
  | 'payment' // what the payment provider calls a payment
  | 'purchase' // the address under which a visitor paid for a plan
  | 'rock words' // name, description and place of a rock that everybody may see
  | 'comment'
  | 'exact place'
  | 'notes'
  | 'own place' // where a finder says that they found it
  | 'withheld rock'
  | 'withheld comment'
  | 'withheld photo' // its key
  | 'photo note' // what a camera wrote into a photo
  | 'report' // what somebody told of what they reported
  | 'reason' // why the administrator did something
  | 'network'
  | 'browser'
  | 'forgotten'; // whatever it was, its member has left

/** What somebody is to a canary: whose it is or who wrote it, and what they are to the rock that it belongs to. */
export type Relation = 'themselves' | 'owner' | 'holder' | 'finder';

export interface Canary {
  kind: Kind;
  word: string;
  /** Ids of members; of somebody without an account, their address. */
  of: { [R in Relation]?: string | null };
}

/** Letters alone, so that a word can be a name. */
const letters = 'abcdefghijklmnopqrstuvwxyz';

export interface Canaries {
  readonly all: Canary[];
  /** A new word. */
  draw(kind: Kind, of?: Canary['of']): Canary;
  /** A new word that can be a Rock ID, in one of the ways in which people write them. */
  drawCode(of: Canary['of']): Canary;
  /** A latitude in Nebraska to six decimals. */
  drawLatitude(of: Canary['of']): Canary;
  /** A word that somebody else has drawn. */
  note(kind: Kind, word: string, of?: Canary['of']): Canary;
  /** Digits to tell things apart. */
  digits(count: number): string;
}

export function openCanaries(seed: number): Canaries {
  const random = randomFrom(seed);
  const all: Canary[] = [];
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from.charAt(Math.floor(random() * from.length))).join('');
  const note: Canaries['note'] = (kind, word, of = {}) => {
    const canary = { kind, word, of };
    all.push(canary);
    return canary;
  };
  const spellings = [
    (rest: string) => `CANARY${rest.toUpperCase()}`,
    (rest: string) => `Canary-${rest.slice(0, 5)}-${rest.slice(5)}`,
    (rest: string) => `canary ${rest.slice(0, 5).toUpperCase()} ${rest.slice(5)}`,
    (rest: string) => `CANARY_${rest}`,
  ];
  return {
    all,
    note,
    draw: (kind, of) => note(kind, `canary${pick(letters, 10)}`, of),
    drawCode: (of) => {
      const spell = spellings[all.length % spellings.length] ?? String;
      return note('code', spell(pick(letters, 10)), of);
    },
    drawLatitude: (of) => note('exact place', `41.${pick('123456789', 6)}`, of),
    digits: (count) => pick('123456789', count),
  };
}
