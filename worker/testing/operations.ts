// What members, the administrator and the payment provider do here in several steps, each with what is there before.
import { newApplication } from '../ambassadors/testing-application.ts';
import { openContext } from '../context.ts';
import { figureLimits } from '../../schema/figures.ts';
import { closeDays } from '../daily-report/close.ts';
import { emails } from '../emails.ts';
import { deliver } from '../outbox/deliver.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { day, minute } from '../platform/clock.ts';
import { idOf } from '../platform/payments.ts';
import { asStranger } from './as.ts';
import type { FaultyWorld } from './faults.ts';
import { formOf } from './form.ts';
import { tokenFor } from './letters.ts';
import { newCode } from './make.ts';
import { commentOn, judge, rockWithPhoto } from './moderation.ts';
import { makeOrder } from './orders.ts';
import { begin, goodCard, subscribe, tell } from './payments.ts';
import { registerRock } from './play.ts';
import {
  answered,
  askForAddress,
  buyBeforeJoining,
  buyLabels,
  elsewhere,
  held,
  hiddenBy,
  newAdministrator,
  newMember,
  place,
  repeatable,
  reported,
  told,
  type Act,
} from './scenes.ts';

export interface Operation {
  /** Makes what is there before. */
  scene: (world: FaultyWorld) => Promise<Act>;
  /** What a repeat may be told when it is done already; 200 by default. */
  again?: readonly number[];
  /** Milliseconds for which a worker that dies keeps others from it. */
  leaseMs?: number;
}

const judging = (subject: 'photo' | 'rock', verdict: 'withhold' | 'restore'): Operation => ({
  scene: async (world) => {
    const { administrator, rock } = await reported(world);
    if (verdict === 'restore') await judge(administrator, 'withhold', subject, rock.id);
    const key = crypto.randomUUID();
    return async () => (await judge(administrator, verdict, subject, rock.id, { key })).status;
  },
});

export const operations: Readonly<Record<string, Operation>> = {
  'register with photo': {
    scene: async (world) => {
      const fields = { name: 'Sunny', description: 'A small sun', laserEngraverId: newCode() };
      return repeatable(await newMember(world), 'POST', '/api/rocks', formOf(fields, pictures.gif));
    },
  },
  hide: {
    scene: async (world) => {
      const owner = await newMember(world);
      const { id } = await registerRock(owner);
      const form = formOf({ ...place, actionType: 'hidden' });
      return repeatable(owner, 'POST', `/api/rocks/${id}/locations`, form);
    },
  },
  find: {
    scene: async (world) => {
      const { laserEngraverId } = await hiddenBy(await newMember(world));
      return repeatable(await newMember(world), 'POST', '/api/rocks/find', { laserEngraverId });
    },
  },
  rehide: {
    scene: async (world) => {
      const { finder, foundRockId } = await held(world);
      return repeatable(finder, 'POST', `/api/rocks/${foundRockId}/rehide`, elsewhere);
    },
  },
  'log find': {
    scene: async (world) => {
      const { finder, rock } = await held(world);
      const form = formOf({ ...elsewhere, actionType: 'found' });
      return repeatable(finder, 'POST', `/api/rocks/${rock.id}/locations`, form);
    },
  },
  comment: {
    scene: async (world) => {
      const { id } = await registerRock(await newMember(world));
      const said = { interactionType: 'comment', content: 'Lovely' };
      return repeatable(await newMember(world), 'POST', `/api/rocks/${id}/interactions`, said);
    },
  },
  avatar: {
    scene: async (world) => {
      const member = await newMember(world);
      await repeatable(member, 'PUT', '/api/user/avatar', formOf({}, pictures.png))();
      return repeatable(member, 'PUT', '/api/user/avatar', formOf({}, pictures.gif));
    },
  },
  'webhook: a plan was paid': {
    scene: async (world) => {
      const session = await begin(world, await newMember(world));
      await world.standIn.pay(session, { card: goodCard });
      return told(world, 'checkout.session.completed');
    },
  },
  'webhook: a plan was paid before joining': {
    scene: async (world) => {
      await buyBeforeJoining(world, 'visitor@example.test');
      return told(world, 'checkout.session.completed');
    },
  },
  'webhook: an order was paid': {
    scene: async (world) => {
      await buyLabels(world, 'buyer@example.test');
      return told(world, 'checkout.session.completed');
    },
  },
  'webhook: an order was paid back': {
    scene: async (world) => {
      await buyLabels(world, 'buyer@example.test');
      await tell(world);
      const intent = world.standIn.sessions()[0]?.payment_intent ?? '';
      await world.standIn.refund(idOf(intent));
      return told(world, 'charge.refunded');
    },
  },
  claim: {
    scene: async (world) => {
      const buyer = await newMember(world);
      await buyBeforeJoining(world, buyer.member.email);
      await tell(world);
      return repeatable(buyer, 'POST', '/api/subscription/claim', {});
    },
  },
  'begin a plan': {
    scene: async (world) =>
      repeatable(await newMember(world), 'POST', '/api/subscription/create', { plan: 'monthly' }),
    again: [409],
    leaseMs: minute,
  },
  'cancel a plan': {
    scene: async (world) => {
      const member = await newMember(world);
      await subscribe(world, member);
      return repeatable(member, 'POST', '/api/subscription/cancel', {});
    },
  },
  'confirm a new address': {
    scene: async (world) => {
      const member = await newMember(world);
      await askForAddress(member, 'new@example.test');
      return answered(member, 'confirm', tokenFor(world, 'new@example.test', 'confirm'));
    },
    again: [401, 409],
  },
  'undo a new address': {
    scene: async (world) => {
      const member = await newMember(world);
      await askForAddress(member, 'new@example.test');
      await answered(member, 'confirm', tokenFor(world, 'new@example.test', 'confirm'))();
      return answered(asStranger(world), 'undo', tokenFor(world, member.member.email, 'undo'));
    },
    again: [409],
  },
  'delete an account': {
    scene: async (world) => {
      const member = await newMember(world);
      await subscribe(world, member);
      await rockWithPhoto(member);
      await hiddenBy(member);
      await repeatable(member, 'PUT', '/api/user/avatar', formOf({}, pictures.png))();
      await commentOn(member, (await registerRock(await newMember(world))).id, 'Lovely');
      return repeatable(member, 'DELETE', '/api/user/account');
    },
    again: [401],
  },
  'the daily report': {
    scene: async (world) => {
      await newAdministrator(world);
      const send = async () => {
        const ctx = openContext(world.env, 'cron', world.parts);
        await closeDays(ctx, figureLimits.month);
        await deliver(ctx, emails);
      };
      // The days before are closed; yesterday is due.
      world.now -= day;
      await send();
      world.now += day;
      return () =>
        send().then(
          () => 200,
          () => 503,
        );
    },
  },
  'withhold a photo': judging('photo', 'withhold'),
  'withhold a rock': judging('rock', 'withhold'),
  'restore a photo': judging('photo', 'restore'),
  'ship an order': {
    scene: async (world) => {
      const administrator = await newAdministrator(world);
      const { id } = await makeOrder({ createdAt: world.now });
      return repeatable(administrator, 'POST', `/api/admin/orders/${id}/shipment`, { tracking: 'UPS 1' });
    },
  },
  'apply as an ambassador': {
    scene: async (world) => repeatable(asStranger(world), 'POST', '/api/qr-code-signups', newApplication()),
  },
};
