// The email template for each kind of event in the outbox.
import { deletion } from './admin/deletion-email.ts';
import { alarm } from './alarms/message.ts';
import { offer } from './adoption/offer-email.ts';
import { act } from './audit-log/email.ts';
import { application, selection } from './ambassadors/emails.ts';
import { report } from './daily-report/send.ts';
import type { Templates } from './outbox/deliver.ts';
import { watch } from './sightings/watch.ts';
import { receipt } from './shop/receipts.ts';
import { duplicate } from './subscriptions/duplicate-email.ts';
import { purchase } from './subscriptions/purchases.ts';

export const emails: Templates = {
  receipt,
  purchase,
  duplicate,
  act,
  application,
  selection,
  report,
  watch,
  offer,
  alarm,
  deletion,
};
