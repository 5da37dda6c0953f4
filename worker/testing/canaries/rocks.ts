// Fifty rocks in every state that a rock can have, with the journeys and the words that belong to them.
import { hour, minute } from '../../platform/clock.ts';
import { gifExtension, insert, ascii, pictures } from '../../photos/testing-corpus.ts';
import { formOf } from '../form.ts';
import { rockRow } from '../moderation.ts';
import { accepted, type Call, type Viewer } from './viewers.ts';
import type { Canary, Kind } from './words.ts';
import type { MemberRole, Plot } from './world.ts';

export interface PlantedRock {
  id: string;
  /** The Rock ID. */
  code: Canary;
  owner: Viewer;
  photoKey: string | null;
  /** What it, its journey and its comments say. */
  words: Canary[];
  /** Who is what to it. */
  of: Canary['of'];
}

type State = 'active' | 'hidden' | 'found' | 'rehidden';

export interface Rocks {
  all: PlantedRock[];
  inState: Record<State, PlantedRock[]>;
  withheld: PlantedRock[];
  reported: PlantedRock[];
  /** Of the member who leaves: the first of them was never hidden. */
  left: PlantedRock[];
  /** Id of a comment that was taken out of sight, and of one that everybody reads. */
  comments: { withheld: string; shown: string };
}

const owners: readonly MemberRole[] = ['owner', 'owner', 'pro', 'owner', 'free', 'administrator'];

export async function plantRocks(plot: Plot): Promise<Rocks> {
  const { viewers } = plot;
  const some = async (count: number, state: State, ownerOf = (i: number) => owners[i % owners.length]) => {
    const rocks: PlantedRock[] = [];
    for (let i = 0; i < count; i++)
      rocks.push(await plantRock(plot, state, viewers[ownerOf(i) ?? 'owner'], i % 4 === 0));
    return rocks;
  };
  const ofOwner = (): MemberRole => 'owner';
  const ofLeaver = (): MemberRole => 'leaver';
  const inState = {
    active: await some(9, 'active'),
    hidden: await some(11, 'hidden'),
    found: await some(8, 'found', ofOwner),
    rehidden: await some(8, 'rehidden', ofOwner),
  };
  const withheld = [
    ...(await some(1, 'active', ofOwner)),
    ...(await some(1, 'hidden', ofOwner)),
    ...(await some(2, 'found', ofOwner)),
    ...(await some(1, 'rehidden', ofOwner)),
  ];
  const reported = await some(5, 'hidden', ofOwner);
  const left = [
    ...(await some(1, 'active', ofLeaver)),
    ...(await some(2, 'hidden', ofLeaver)),
    ...(await some(1, 'found', ofLeaver)),
  ];
  const rocks = { inState, withheld, reported, left };
  const all = [...Object.values(inState), withheld, reported, left].flat();
  return { ...rocks, all, comments: await talk(plot, rocks) };
}

async function plantRock(plot: Plot, state: State, owner: Viewer, hasPhoto: boolean): Promise<PlantedRock> {
  const { world, canaries, answers, viewers } = plot;
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
  const step = <T>(viewer: Viewer, call: string, made: Call) => {
    world.now += minute;
    return accepted<T>(answers, viewer, call, made);
  };

  const code = canaries.drawCode(of);
  const fields = { name: draw('rock words'), description: draw('rock words'), laserEngraverId: code.word };
  const form = formOf(fields);
  // Notes in a photo are nobody's, not even its owner's.
  if (hasPhoto) form.set('image', photoWith(canaries.draw('photo note').word));
  const registered = await step<{ id: string; imageUrl: string | null }>(owner, 'POST /api/rocks', {
    path: '/api/rocks',
    form,
  });
  const rock = { id: registered.id, code, owner, words, of, photoKey: registered.imageUrl?.slice(5) ?? null };
  if (state === 'active') return rock;

  const hidden = { ...place('rock words'), actionType: 'hidden' };
  const logged = 'POST /api/rocks/:id/locations';
  await step(owner, logged, { path: `/api/rocks/${rock.id}/locations`, form: formOf(hidden) });
  if (state === 'hidden') return rock;

  const found = 'POST /api/rocks/find';
  const { foundRockId } = await step<{ foundRockId: string }>(finder, found, {
    path: '/api/rocks/find',
    json: { laserEngraverId: code.word.toLowerCase() },
    // The answer is kept for a repeat.
    headers: { 'Idempotency-Key': `find-${rock.id}` },
  });
  const ownPlace = formOf(place('own place', finder));
  await step(finder, logged, { path: `/api/rocks/${rock.id}/locations`, form: ownPlace });
  if (state === 'found') return rock;

  world.now += hour;
  await step(finder, 'POST /api/rocks/:id/rehide', {
    path: `/api/rocks/${foundRockId}/rehide`,
    json: place('rock words', finder),
  });
  return rock;
}

/** A GIF with a comment in it. */
function photoWith(comment: string): File {
  const { gif } = pictures;
  const bytes = insert(gif, gif.length - 1, gifExtension(0xfe, ascii(comment)));
  return new File([Uint8Array.from(bytes)], `${comment}.gif`);
}

/** Comments, reports, and what the administrator took out of sight. */
async function talk(
  { world, canaries, answers, viewers, members }: Plot,
  { withheld, reported, inState, left }: Omit<Rocks, 'all' | 'comments'>,
): Promise<Rocks['comments']> {
  const { administrator, reporter, leaver, pro, free } = viewers;
  const comment = async (writer: Viewer, rock: PlantedRock | undefined, kind: Kind) => {
    world.now += 2 * minute;
    const content = canaries.draw(kind, { ...rock?.of, themselves: writer.member?.id });
    rock?.words.push(content);
    const call = { path: `/api/rocks/${rock?.id ?? ''}/interactions` };
    const json = { interactionType: 'comment', content: `So nice, ${content.word}` };
    const said = await accepted<{ id: string }>(answers, writer, 'POST /api/rocks/:id/interactions', {
      ...call,
      json,
    });
    return said.id;
  };
  const report = (viewer: Viewer, subject: string, subjectId: string) => {
    const details = canaries.draw('report', { themselves: viewer.member?.id }).word;
    const json = { subject, subjectId, reason: 'other', details };
    return accepted(answers, viewer, 'POST /api/reports', { path: '/api/reports', json });
  };
  const withhold = async (subject: string, subjectId: string, authorId: string | undefined) => {
    world.now += minute;
    const reason = canaries.draw('reason', { themselves: authorId }).word;
    const json = { subject, subjectId, verdict: 'withhold', reason, seenUntil: '2999-01-01T00:00:00.000Z' };
    const path = '/api/admin/moderation';
    await accepted(answers, administrator, 'POST /api/admin/moderation', { path, json });
  };

  const [first, second] = [inState.hidden[0], inState.rehidden[0]];
  const shown = await comment(pro, first, 'comment');
  const withheldComment = await comment(free, first, 'withheld comment');
  const reportedComment = await comment(pro, second, 'comment');
  for (const rock of withheld) await comment(pro, rock, 'comment');
  await comment(leaver, second, 'comment');
  await report(leaver, 'rock', inState.found[0]?.id ?? '');
  await report(reporter, 'comment', reportedComment);
  for (const rock of reported) await report(reporter, 'rock', rock.id);
  await report(free, 'photo', reported[0]?.id ?? '');
  await report(reporter, 'comment', withheldComment);
  await withhold('comment', withheldComment, members.free.id);
  for (const rock of withheld) {
    await withhold('rock', rock.id, rock.of.owner ?? undefined);
    for (const word of rock.words) word.kind = 'withheld rock';
  }
  const withPhoto = inState.found[0];
  await withhold('photo', withPhoto?.id ?? '', members.owner.id);
  const { withheldPhotoKey } = await rockRow(withPhoto?.id ?? '');
  canaries.note('withheld photo', withheldPhotoKey ?? '');
  if (withPhoto) withPhoto.photoKey = null;
  // Why somebody got a plan is told to nobody.
  const given = { isGiven: true, reason: canaries.draw('reason').word };
  const path = `/api/admin/members/${members.reporter.id}/plan`;
  await accepted(answers, administrator, 'POST /api/admin/members/:id/plan', { path, json: given });
  await withhold('rock', left[1]?.id ?? '', members.leaver.id);
  for (const word of left[1]?.words ?? []) word.kind = 'withheld rock';
  return { withheld: withheldComment, shown };
}
