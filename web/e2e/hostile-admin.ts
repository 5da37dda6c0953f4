// What the administrator would be told if every word that people typed were an attack.
import type { LoggedAct } from '../../schema/acts.ts';
import type { AdminApplication, AdminMember, AdminOrder, OrderTotals } from '../../schema/admin.ts';
import type { VisitorAnalytics } from '../../schema/figures.ts';
import type { KnownMember, ReportedThing, WithheldThing } from '../../schema/moderation.ts';
import { allPayloads as all } from '../../worker/testing/payloads.ts';
import { createdAt, each, words } from './hostile-words.ts';

const known = (text: string): KnownMember => ({ name: text, email: text, joinedAt: createdAt });

const thing = (subject: ReportedThing['subject'], text: string) => ({
  subject,
  subjectId: `${subject}0`,
  rock: { id: 'rock0', name: text, description: text, imageUrl: null, isWithheld: false },
  comment: subject === 'comment' ? text : null,
  author: known(text),
});

const subjects = ['rock', 'comment', 'photo'] as const;

const reported: ReportedThing[] = subjects.map((subject) => ({
  ...thing(subject, all),
  isWithheld: false,
  reportCount: words.length,
  reports: each((text) => ({ reason: 'other', details: text, reporter: known(text), createdAt })),
}));

const withheld: WithheldThing[] = each((text, i) => ({
  ...thing(subjects[i % 2 === 0 ? 0 : 1] ?? 'rock', text),
  subjectId: `hidden${i}`,
  since: createdAt,
}));

const order = (text: string, i: number): AdminOrder => ({
  id: `order${i}`,
  productName: text,
  customerEmail: text,
  price: 4.99,
  refunded: 0,
  status: 'completed',
  createdAt,
  stripeSessionId: 'cs_test_0',
  shipping: {
    name: text,
    line1: text,
    line2: text,
    city: text,
    state: text,
    postalCode: text,
    country: text,
  },
  shippedAt: i === 0 ? createdAt : null,
  tracking: text,
  labels: 0,
});

const act = (text: string, i: number): LoggedAct => ({
  id: `act${i}`,
  act: 'rock_withheld',
  subject: text,
  reason: text,
  createdAt,
  actor: text,
  isByItself: false,
  thing: { subject: 'rock', subjectId: `rock${i}`, isWithheld: true },
});

const listedMember = (text: string, i: number): AdminMember => ({
  id: `member${i}`,
  name: text,
  username: text,
  email: text,
  createdAt,
  rockCount: 1,
  findCount: 1,
  hasManualPlan: false,
  paid: null,
});

const application = (text: string, i: number): AdminApplication => ({
  id: `application${i}`,
  name: text,
  email: text,
  city: text,
  state: text,
  country: text,
  createdAt,
  isSelected: i === 0,
  answeredAt: null,
  orderId: i === 0 ? 'order0' : null,
  shippedAt: null,
});

const totals: OrderTotals = { orders: 1, revenue: 4.99, average: 4.99, toShip: 1 };
const visitors: VisitorAnalytics = { daily: 1, weekly: 1, monthly: 1 };

/** By path. */
export const adminAnswers: Record<string, unknown> = {
  '/api/admin/orders': each(order),
  '/api/admin/applications': each(application),
  '/api/admin/order-totals': totals,
  '/api/admin/reports': reported,
  '/api/admin/withheld': withheld,
  '/api/admin/acts': each(act),
  '/api/admin/members': each(listedMember),
  '/api/admin/visitor-analytics': visitors,
};
