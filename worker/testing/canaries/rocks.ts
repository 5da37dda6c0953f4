// Plants fifty rocks in every state that a rock can have, with their journeys, comments and reports.
import { hour, minute } from '../../platform/clock.ts';
import { gifExtension, insert, ascii, pictures } from '../../photos/testing-corpus.ts';
import type { ReportSubject } from '../../../schema/reports.ts';
import { commentOn, judge, report, rockRow } from '../moderation.ts';
import { accepted, findRock, hideRock, logFind, registerRock, rehideRock } from '../play.ts';
import type { Viewer } from './viewers.ts';
import type { Kind } from './rules.ts';
import type { Canary } from './words.ts';
import type { MemberRole, Plot } from './plot.ts';

export interface PlantedRock {
  id: string;
  /** The Rock ID. */
  code: Canary;
  owner: Viewer;
  photoKey: string | null;
  /** Canaries in the rock, its journey and its comments. */
  words: Canary[];
  /** Members by their relation to the rock. */
  of: Canary['of'];
  state: State;
}

type State = 'active' | 'hidden' | 'found' | 'rehidden';

export interface Rocks {
  all: PlantedRock[];
  inState: Record<State, PlantedRock[]>;
  withheld: PlantedRock[];
  reported: PlantedRock[];
  /** Rocks of the member who leaves. The first was never hidden. */
  left: PlantedRock[];
  /** Id of a withheld comment, and of a visible one. */
  comments: { withheld: string; shown: string };
}

/** The first element. Throws if there is none. */
export function first<T>(some: readonly T[]): T {
  const [one] = some;
  if (one === undefined) throw new Error('there is none');
  return one;
}

const times = (count: number, state: State): State[] => Array<State>(count).fill(state);

export async function plantRocks(plot: Plot): Promise<Rocks> {
  /** Rocks in these states, with the owners in rotation. Every third has a photo. */
  const some = async (states: readonly State[], ...owners: MemberRole[]) => {
    const rocks: PlantedRock[] = [];
    for (const [i, state] of states.entries())
      rocks.push(
        await plantRock(plot, state, plot.viewers[owners[i % owners.length] ?? 'owner'], i % 3 === 0),
      );
    return rocks;
  };
  const owners = ['owner', 'owner', 'pro', 'owner', 'free', 'administrator'] as const;
  const inState = {
    active: await some(times(9, 'active'), ...owners),
    hidden: await some(times(11, 'hidden'), ...owners),
    found: await some(times(8, 'found')),
    rehidden: await some(times(8, 'rehidden')),
  };
  const withheld = await some(['active', 'hidden', 'found', 'found', 'rehidden']);
  const reported = await some(times(5, 'hidden'));
  const left = await some(['active', 'hidden', 'hidden', 'found'], 'leaver');
  const rocks = { inState, withheld, reported, left };
  const all = [...Object.values(inState), withheld, reported, left].flat();
  return { ...rocks, all, comments: await talk(plot, rocks) };
}

export async function plantRock(
  plot: Plot,
  state: State,
  owner: Viewer,
  hasPhoto: boolean,
): Promise<PlantedRock> {
  const { world, canaries, viewers } = plot;
  const finder = state === 'found' ? viewers.holder : viewers['former holder'];
  const of: Canary['of'] = {
    owner: owner.member?.id,
    ...(state === 'found' || state === 'rehidden' ? { finder: finder.member?.id } : {}),
    ...(state === 'found' ? { holder: finder.member?.id } : {}),
  };
  const words: Canary[] = [];
  const draw = (kind: Kind, author = owner) => {
    const canary = canaries.draw(kind, { ...of, themselves: author.member?.id });
    words.push(canary);
    return canary.word;
  };
  const place = (kind: Kind, author = owner) => {
    const latitude = canaries.drawLatitude({ ...of, themselves: author.member?.id });
    if (kind === 'own place') latitude.kind = kind;
    words.push(latitude);
    return {
      latitude: latitude.word,
      longitude: `-97.${canaries.digits(6)}`,
      locationName: draw(kind, author),
      notes: draw('notes', author),
    };
  };
  const code = canaries.drawCode(of);
  world.now += minute;
  const { id, imageUrl } = await registerRock(owner, {
    name: draw('rock words'),
    description: draw('rock words'),
    code: code.word,
    // Nobody may see the metadata of a photo, not even its owner.
    ...(hasPhoto && { image: photoWith(canaries.draw('photo note').word) }),
  });
  const rock = { id, code, owner, words, of, state, photoKey: imageUrl?.slice('/img/'.length) ?? null };
  if (state === 'active') return rock;

  world.now += minute;
  await hideRock(owner, id, place('rock words'));
  if (state === 'hidden') return rock;

  world.now += minute;
  // With this idempotency key the response is stored.
  const { foundRockId } = await findRock(finder, code.word.toLowerCase(), `find-${id}`);
  await logFind(finder, id, place('own place', finder));
  if (state === 'found') return rock;

  world.now += hour;
  await rehideRock(finder, foundRockId, place('rock words', finder));
  return rock;
}

/** A GIF that contains a comment. */
export function photoWith(comment: string): File {
  const { gif } = pictures;
  const bytes = insert(gif, gif.length - 1, gifExtension(0xfe, ascii(comment)));
  return new File([Uint8Array.from(bytes)], `${comment}.gif`);
}

/** Comments, reports, and content that the administrator withholds. */
async function talk(
  { world, canaries, viewers, members }: Plot,
  { withheld, reported, inState, left }: Omit<Rocks, 'all' | 'comments'>,
): Promise<Rocks['comments']> {
  const { administrator, reporter, leaver, pro, free } = viewers;
  const comment = (writer: Viewer, rock: PlantedRock, kind: Kind = 'comment') => {
    world.now += 2 * minute;
    const content = canaries.draw(kind, { ...rock.of, themselves: writer.member?.id });
    rock.words.push(content);
    return commentOn(writer, rock.id, `So nice, ${content.word}`);
  };
  const tell = (viewer: Viewer, subject: ReportSubject, subjectId: string) =>
    report([viewer], subject, subjectId, canaries.draw('report', { themselves: viewer.member?.id }).word);
  const withhold = async (subject: ReportSubject, subjectId: string, authorId: string | null | undefined) => {
    world.now += minute;
    const reason = canaries.draw('reason', { themselves: authorId }).word;
    await accepted(await judge(administrator, 'withhold', subject, subjectId, { reason }));
  };
  const withholdRock = async ({ id, of, words }: PlantedRock) => {
    await withhold('rock', id, of.owner);
    for (const word of words) word.kind = 'withheld rock';
  };

  const [hidden, rehidden, found] = [first(inState.hidden), first(inState.rehidden), first(inState.found)];
  const shown = await comment(pro, hidden);
  const withheldComment = await comment(free, hidden, 'withheld comment');
  const reportedComment = await comment(pro, rehidden);
  for (const rock of withheld) await comment(pro, rock);
  await comment(leaver, rehidden);
  await tell(leaver, 'rock', found.id);
  await tell(reporter, 'comment', reportedComment);
  for (const rock of reported) await tell(reporter, 'rock', rock.id);
  await tell(free, 'photo', first(reported).id);
  await tell(reporter, 'comment', withheldComment);
  await withhold('comment', withheldComment, members.free.id);
  for (const rock of withheld) await withholdRock(rock);
  await withhold('photo', found.id, members.owner.id);
  canaries.note('withheld photo', (await rockRow(found.id)).withheldPhotoKey ?? '');
  found.photoKey = null;
  // The member is not told why they were given a plan.
  const given = { isGiven: true, reason: canaries.draw('reason').word };
  await accepted(await administrator.send('POST', `/api/admin/members/${members.reporter.id}/plan`, given));
  await withholdRock(first(left.slice(1)));
  return { withheld: withheldComment, shown };
}
