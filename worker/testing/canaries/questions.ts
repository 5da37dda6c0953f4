// Plants questions about rocks whose Rock ID is worn off: open, answered, reported, and those of the member who leaves.
import { eq } from 'drizzle-orm';
import { questions } from '../../../schema/tables/index.ts';
import { minute } from '../../platform/clock.ts';
import { db } from '../db.ts';
import { judged, report } from '../moderation.ts';
import { answerQuestion, askPainter } from '../play.ts';
import type { MemberRole, Plot } from './plot.ts';
import { first, photoWith, plantRock, type PlantedRock, type Rocks } from './rocks.ts';

export interface PlantedQuestion {
  id: string;
  /** Id of the finder who asked, and of the painter. */
  finder: string;
  painter: string;
  /** What the painter said; null before. */
  isMine: boolean | null;
}

export interface Questions {
  all: PlantedQuestion[];
  reported: PlantedQuestion;
  denied: PlantedQuestion;
  /** Keys of the photos of questions that are not answered. */
  photoKeys: string[];
}

/** Adds a rock whose finder was confirmed, and one that was withheld after a question, to the others. */
export async function plantQuestions(plot: Plot, rocks: Rocks): Promise<Questions> {
  const { world, canaries, members, viewers } = plot;
  const { hidden, found } = rocks.inState;
  const all: PlantedQuestion[] = [];
  const photoKeys: string[] = [];

  async function ask(
    role: MemberRole,
    rock: PlantedRock,
    isMine: boolean | null = null,
  ): Promise<PlantedQuestion> {
    world.now += minute;
    const of = { themselves: members[role].id, owner: rock.of.owner };
    const id = await askPainter(viewers[role], rock.id, photoWith(canaries.draw('photo note').word));
    const [asked] = await db.select().from(questions).where(eq(questions.id, id));
    const key = asked?.photoKey ?? '';
    canaries.note('question', id, of);
    canaries.note('question photo', key, of);
    if (isMine === null) photoKeys.push(key);
    else await answerQuestion(rock.owner, id, isMine);
    const question = { id, finder: of.themselves, painter: of.owner ?? '', isMine };
    all.push(question);
    return question;
  }
  const nth = (some: readonly PlantedRock[], n: number) => first(some.slice(n));

  await ask('free', nth(hidden, 0));
  const reported = await ask('holder', nth(hidden, 1));
  const details = canaries.draw('report', { themselves: members.owner.id }).word;
  await report([viewers.owner], 'question', reported.id, details);
  // The painter has a username, and the finder may have the file of notifications.
  const denied = await ask('former holder', nth(hidden, 2), false);
  await ask('leaver', nth(hidden, 3));
  await ask('former holder', nth(rocks.left, 2));

  const confirmed = await plantRock(plot, 'hidden', viewers.owner, true);
  await ask('holder', confirmed, true);
  const ofFound = { finder: members.holder.id, holder: members.holder.id };
  for (const { of } of [confirmed, confirmed.code, ...confirmed.words]) Object.assign(of, ofFound);
  confirmed.state = 'found';
  found.push(confirmed);

  const withheld = await plantRock(plot, 'hidden', viewers.owner, false);
  await ask('free', withheld);
  const reason = canaries.draw('reason', { themselves: members.owner.id }).word;
  await judged(viewers.administrator, 'withhold', 'rock', withheld.id, { reason });
  for (const word of withheld.words) word.kind = 'withheld rock';
  rocks.withheld.push(withheld);
  rocks.all.push(confirmed, withheld);
  return { all, reported, denied, photoKeys };
}
