// Writes of people about their accounts: profile, email, deletion, application.
import { env } from 'cloudflare:test';
import { newApplication } from '../../ambassadors/testing-application.ts';
import { pictures } from '../../photos/testing-corpus.ts';
import { newId } from '../../platform/ids.ts';
import { asStranger } from '../as.ts';
import { newEmail } from '../browser.ts';
import { formOf } from '../form.ts';
import { repeated, rowsIn } from '../retrying-client.ts';
import { answerLink, askForAddress, tokenFor } from '../emails.ts';
import { commentOn, rockWithPhoto, setAvatar } from '../moderation.ts';
import { accepted, hiddenRock, registerRock } from '../play.ts';
import { aSubscription } from '../push.ts';
import { joinPlan } from './money.ts';
import { newMember, place, type Writes } from './write.ts';

/** 1 if R2 contains the photo that a member's row references, else 0. */
async function avatarsOf(memberId: string): Promise<number> {
  const statement = env.DB.prepare('SELECT photo_key FROM members WHERE id = ?').bind(memberId);
  const key = await statement.first<string | null>('photo_key');
  return key !== null && (await env.PHOTOS.head(key)) ? 1 : 0;
}

export const memberWrites: Writes = {
  profile: async (world) => {
    const member = await newMember(world);
    const username = newId();
    const names = { username, firstName: 'Ann', lastName: 'Miller', city: '', state: '', country: '' };
    return {
      send: repeated(member, 'PUT', '/api/user/profile', names),
      count: rowsIn('members', 'id = ? AND username = ?', member.member.id, username),
    };
  },
  avatar: async (world) => {
    const member = await newMember(world);
    await setAvatar(member);
    return {
      send: repeated(member, 'PUT', '/api/user/avatar', formOf({}, pictures.gif)),
      count: () => avatarsOf(member.member.id),
    };
  },
  'confirm a new address': async (world) => {
    const member = await newMember(world);
    const email = newEmail();
    await askForAddress(member, email);
    return {
      send: () => answerLink(member, 'confirm', tokenFor(world, email, 'confirm')),
      count: rowsIn('members', 'id = ? AND email = ?', member.member.id, email),
      again: [401, 409],
    };
  },
  'undo a new address': async (world) => {
    const member = await newMember(world);
    const { id, email } = member.member;
    const wanted = newEmail();
    await askForAddress(member, wanted);
    await answerLink(member, 'confirm', tokenFor(world, wanted, 'confirm'));
    return {
      send: () => answerLink(asStranger(world), 'undo', tokenFor(world, email, 'undo')),
      count: rowsIn('members', 'id = ? AND email = ?', id, email),
      again: [409],
    };
  },
  'delete an account': async (world) => {
    const member = await newMember(world);
    await joinPlan(world, member);
    await rockWithPhoto(member);
    await hiddenRock(member, { place });
    await setAvatar(member);
    await commentOn(member, (await registerRock(await newMember(world))).id, 'Lovely');
    return {
      send: repeated(member, 'DELETE', '/api/user/account'),
      count: async () => 1 - (await rowsIn('members', 'id = ?', member.member.id)()),
      again: [401],
      signsOut: member,
    };
  },
  'subscribe to push messages': async (world) => {
    const member = await newMember(world);
    return {
      send: repeated(member, 'POST', '/api/push/subscriptions', aSubscription()),
      count: rowsIn('push_subscriptions', 'member_id = ?', member.member.id),
    };
  },
  'end push messages': async (world) => {
    const member = await newMember(world);
    const subscription = aSubscription();
    await accepted(await member.send('POST', '/api/push/subscriptions', subscription));
    const { endpoint } = subscription;
    return {
      send: repeated(member, 'DELETE', '/api/push/subscriptions', { endpoint }),
      count: async () => 1 - (await rowsIn('push_subscriptions', 'member_id = ?', member.member.id)()),
    };
  },
  'apply as an ambassador': async (world) => {
    const application = newApplication();
    return {
      send: repeated(asStranger(world), 'POST', '/api/qr-code-signups', application),
      count: rowsIn('ambassador_applications', 'email = ?', application.email),
    };
  },
};
