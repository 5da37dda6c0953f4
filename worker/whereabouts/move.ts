// Moves a hidden rock a little, without a find: out of the way of a mower, or from a place where it does not belong.
import { normalizeCode } from '../../schema/codes.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import { quadkeyOf } from '../../schema/map-grid.ts';
import type { MoveInput } from '../../schema/whereabouts-input.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken } from '../errors.ts';
import { findContext, triesOf } from '../finds/find-context.ts';
import { countryAt } from '../journey/country-at.ts';
import { entryOfHide, keepSecret, nextMoment, wordsOfPlace } from '../journey/hide.ts';
import { countLate } from '../journey/late-limit.ts';
import { momentOf, newestMoment } from '../journey/moment.ts';
import { isNearby } from '../journey/moved-a-little.ts';
import { againIfCorrected } from '../journey/overtaken.ts';
import { addEntry, putDown, reachCountry } from '../journey/statements.ts';
import { refuseWithheldWords, wordsWithheld } from '../members/withheld-words.ts';
import { noteEntry } from '../notifications/note-event.ts';
import { townNear, townsAround } from '../places/town-at.ts';
import { countOne } from '../platform/limits.ts';
import { countOnMap, uncountOnMap } from '../platform/map-cells.ts';
import type { RockRow } from '../rocks/card.ts';
import { entryView } from '../rocks/entry-view.ts';
import { say } from '../../schema/words/say.ts';

/**
 * It adds no miles, and is neither a find nor a hide in the feed. Its painter hears of it.
 * @throws as a find by its ID; Conflict for a rock that is not hidden, and for a place in another town
 */
export function moveRock(
  ctx: MemberCtx,
  { laserEngraverId, happenedAt: told, ...place }: MoveInput,
): Promise<JourneyEntry> {
  const { db, memberId } = ctx;
  const asked = Math.min(told === undefined ? Infinity : Date.parse(told), ctx.now());
  return againIfCorrected(() =>
    findContext(ctx, normalizeCode(laserEngraverId), asked, async ({ rock }, member) => {
      const happenedAt = momentOf(told, ctx.now());
      if (rock.status !== 'hidden') return ctx.refuse(new Conflict(say('whereabouts', 'notHidden')));
      if (happenedAt !== undefined && happenedAt < newestMoment(rock))
        return ctx.refuse(new Conflict(say('whereabouts', 'movedMeanwhile')));
      keepSecret(rock.code, place);
      const [[around], withheld] = await ctx.read([townsAround(db, place), wordsWithheld(ctx)]);
      refuseWithheldWords(withheld, wordsOfPlace(place));
      const { nearest, stored: town } = townNear(around?.towns, place);
      if (!isNearby(whereNow(rock), { ...place, town })) throw new Conflict(say('whereabouts', 'otherTown'));
      const country = countryAt(place, nearest);
      const recordedAt = nextMoment(rock, ctx.now());
      const at = happenedAt ?? recordedAt;
      const still = { metres: 0, isTooFast: false };
      const entry = {
        ...entryOfHide(rock, { memberId, ...place, ...still, country, town, createdAt: at, recordedAt }),
        kind: 'moved' as const,
      };
      const { id: rockId } = rock;
      try {
        return await ctx.write(
          [
            addEntry(db, entry),
            uncountOnMap(db, rockId),
            putDown(db, {
              ...place,
              rockId,
              seq: entry.seq,
              metres: 0,
              tooFastMetres: 0,
              quadkey: quadkeyOf(place),
              town,
              // Who hid it stays who hid it.
              memberId: rock.hiderId,
              at,
              withheldAt: rock.withheldAt,
            }),
            countOnMap(db, rockId),
            ...(rock.withheldAt === null ? reachCountry(db, { country, rockId, at }) : []),
            noteEntry(ctx, 'shifted', { rockId, seq: entry.seq, at: recordedAt }),
            ...(await countLate(ctx, rock, happenedAt)),
            countOne(db, triesOf(memberId), ctx.now()),
          ],
          entryView(entry, member, memberId, rock.ownerId),
        );
      } catch (error) {
        if (isTaken(error, 'entries.rock_id')) throw new Conflict(say('whereabouts', 'movedMeanwhile'));
        throw error;
      }
    }),
  );
}

/** A hidden rock has a place, by the table's CHECK. */
const whereNow = ({ hiddenLatitude, hiddenLongitude, hiddenTown }: RockRow) => ({
  latitude: hiddenLatitude ?? 0,
  longitude: hiddenLongitude ?? 0,
  town: hiddenTown,
});
