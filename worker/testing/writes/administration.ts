// Writes by the administrator, and the daily report.
import { figureLimits } from '../../../schema/figures.ts';
import type { ModerationInput } from '../../../schema/moderation.ts';
import { entrySubject, type ReportSubject } from '../../../schema/reports.ts';
import { openContext } from '../../context.ts';
import { closeDays } from '../../daily-report/close-days.ts';
import { emails } from '../../emails.ts';
import { deliver } from '../../outbox/deliver.ts';
import { day, dayOf } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { asAdministrator } from '../as.ts';
import type { FaultyWorld } from '../faults.ts';
import { repeated, rowsIn } from '../retrying-client.ts';
import { commentOn, judge, report, rockWithPhoto } from '../moderation.ts';
import { makeOrder } from '../orders.ts';
import { askPainter, findRock, hiddenRock } from '../play.ts';
import { newMember, place, type Write, type Writes } from './write.ts';

/** A write by the administrator. Its entry in the audit log shows that it was done. */
async function act(world: FaultyWorld, name: string, subjectId: string, path: string, body: object) {
  const administrator = await asAdministrator(world);
  return {
    send: repeated(administrator, 'POST', `/api/admin/${path}`, body),
    count: rowsIn('acts', 'act = ? AND subject_id = ?', name, subjectId),
  } satisfies Write;
}

const reason = 'It shows a face';

const doneTo = { withhold: 'withheld', restore: 'restored', settle: 'settled' } as const;

/** A verdict on reported content. */
const judging =
  (subject: ReportSubject, verdict: ModerationInput['verdict']): Writes[string] =>
  async (world) => {
    const [owner, reporter] = [await newMember(world), await newMember(world)];
    const { id: rockId } = (await rockWithPhoto(owner)).rock;
    const id = subject === 'comment' ? await commentOn(await newMember(world), rockId, 'Lovely') : rockId;
    await report([reporter], subject === 'rock' ? 'photo' : subject, id);
    if (verdict === 'restore') await judge(await asAdministrator(world), 'withhold', subject, id);
    const seenUntil = '2999-01-01T00:00:00.000Z';
    const body = { subject, subjectId: id, verdict, reason, seenUntil };
    return act(world, `${subject}_${doneTo[verdict]}`, id, 'moderation', body);
  };

/** A verdict on the words of a finder, or on their name. */
const judgingWords =
  (subject: 'line' | 'name', verdict: 'withhold' | 'restore'): Writes[string] =>
  async (world) => {
    const [owner, finder, reporter] = [
      await newMember(world),
      await newMember(world),
      await newMember(world),
    ];
    const rock = await hiddenRock(owner, { place });
    await findRock(finder, rock.laserEngraverId);
    await finder.send('PUT', `/api/rocks/${rock.id}/journey/2/line`, { line: 'Lovely' });
    await finder.send('PUT', '/api/user/profile', { username: `Finder ${newId().slice(0, 8)}` });
    const seen = entrySubject(rock.id, 2);
    const id = subject === 'name' ? finder.member.id : seen;
    await report([reporter], subject, seen);
    if (verdict === 'restore') await judge(await asAdministrator(world), 'withhold', subject, id);
    const seenUntil = '2999-01-01T00:00:00.000Z';
    const body = { subject, subjectId: id, verdict, reason, seenUntil };
    return act(world, `${subject}_${doneTo[verdict]}`, id, 'moderation', body);
  };

const planFor =
  (isGiven: boolean): Writes[string] =>
  async (world) => {
    const { id } = (await newMember(world)).member;
    const path = `members/${id}/plan`;
    if (!isGiven) await (await act(world, 'plan_given', id, path, { isGiven: true, reason })).send();
    return act(world, isGiven ? 'plan_given' : 'plan_ended', id, path, { isGiven, reason });
  };

export const administrationWrites: Writes = {
  'withhold a photo': judging('photo', 'withhold'),
  'withhold a rock': judging('rock', 'withhold'),
  'withhold a comment': judging('comment', 'withhold'),
  'restore a photo': judging('photo', 'restore'),
  'restore a rock': judging('rock', 'restore'),
  'restore a comment': judging('comment', 'restore'),
  'settle the reports of a photo': judging('photo', 'settle'),
  'delete the photo of a question': async (world) => {
    const [painter, finder] = [await newMember(world), await newMember(world)];
    const id = await askPainter(finder, (await hiddenRock(painter, { place })).id);
    await report([painter], 'question', id);
    const body = { subject: 'question', subjectId: id, verdict: 'withhold', reason };
    return act(world, 'question_withheld', id, 'moderation', body);
  },
  'withhold a line': judgingWords('line', 'withhold'),
  'restore a line': judgingWords('line', 'restore'),
  'withhold a name': judgingWords('name', 'withhold'),
  'give a plan': planFor(true),
  'end a plan': planFor(false),
  'end the sessions of a member': async (world) => {
    const member = await newMember(world);
    const { id } = member.member;
    return {
      ...(await act(world, 'sessions_ended', id, `members/${id}/sign-out`, { reason })),
      signsOut: member,
    };
  },
  'ship an order': async (world) => {
    const { id } = await makeOrder({ createdAt: world.now });
    return act(world, 'order_shipped', id, `orders/${id}/shipment`, { tracking: 'UPS 1' });
  },
  'ship two orders at once': async (world) => {
    const { id } = await makeOrder({ createdAt: world.now });
    // Without an email: the order of emails to two customers depends on which one failed.
    const other = await makeOrder({ createdAt: world.now, customerEmail: '' });
    return act(world, 'order_shipped', id, 'shipments', {
      shipments: [{ id, tracking: 'UPS 1' }, { id: other.id }],
    });
  },
  'the daily report': async (world) => {
    await asAdministrator(world);
    const report = async () => {
      const ctx = openContext(world.env, 'cron', world.deps);
      await closeDays(ctx, figureLimits.month);
      await deliver(ctx, emails);
    };
    // Closes the earlier days first, so that only yesterday is due.
    world.now -= day;
    await report();
    world.now += day;
    return {
      send: () =>
        report().then(
          () => new Response(),
          () => new Response(null, { status: 503 }),
        ),
      count: rowsIn('daily_reports', 'day = ?', dayOf(world.now - day)),
    };
  },
};
