// Routes of the administrator. One guard protects all of them, including future ones.
import * as z from 'zod/mini';
import { health } from '../alarms/view.ts';
import { adminLimits, Because, PlanGift, search } from '../../schema/admin.ts';
import {
  AddressInput,
  AddressQuery,
  AddressRelease,
  DeletionInput,
  MemberPageQuery,
  SuspensionInput,
} from '../../schema/admin-member-input.ts';
import { PackAddress, ShipmentInput, ShipmentsInput } from '../../schema/admin-orders.ts';
import { ModerationInput } from '../../schema/moderation.ts';
import { PageQuery } from '../../schema/paging.ts';
import { HourQuery, TakebackInput } from '../../schema/takebacks.ts';
import { download } from '../exports/download.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { inWords } from '../http/in-words.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { jsonBody, noBody, query } from '../http/validate.ts';
import { requireAdministrator } from '../members/administrator.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { destroyPicture, destroyRockPhoto } from '../moderation/destroy-photo.ts';
import { moderate } from '../moderation/moderate.ts';
import { reportedThings } from '../moderation/queue.ts';
import { withheldThings } from '../moderation/withheld.ts';
import { hourOf } from '../takebacks/hour.ts';
import { takebackState } from '../takebacks/act.ts';
import { takeBack, undoTakeback } from '../takebacks/take-back.ts';
import { adminApplications } from './applications.ts';
import { chartDays, subscriptionAnalytics, visitorAnalytics } from './dashboard.ts';
import { auditLogPage } from './audit-log.ts';
import { findsByCountry, findsByCountryCsv } from './finds-by-country.ts';
import { deleteMember } from './delete-member.ts';
import { adminMembers } from './find-members.ts';
import { memberPage } from './member-page.ts';
import { givePlan, signOutEverywhere } from './members.ts';
import { setAddress } from './set-address.ts';
import { liftSuspension, suspend } from './suspend.ts';
import { departedAuthorsAt } from './departed-authors.ts';
import { liftAddress, suspendedAddress } from './suspended-address.ts';
import { labelsOf } from './labels.ts';
import { FoundOrdersQuery, LabelsQuery, OrderQuery } from './order-queries.ts';
import { dropMessage, outboxCount, retryMessages, stuckMessages } from './outbox.ts';
import { correctPackAddress } from './pack-address.ts';
import { pendingRefunds, requestRepair } from './payments.ts';
import { adminOrder, adminOrders, foundOrders, orderTotals } from './orders.ts';
import { returnSelection, withdrawSelection } from './selections.ts';
import { sendReport } from './send-report.ts';
import { membersCsv, ordersCsv } from './csv-exports.ts';
import { correctShipment, shipOrder, shipOrders } from './shipments.ts';

const page = PageQuery(adminLimits.page);
const MemberQuery = z.extend(page, { q: search });

/** Runs before any body is parsed, so that others learn nothing about these routes, not even validation errors. */
export const adminGuard = router().use('/admin/*', requireMember, requireAdministrator);

export const adminRoutes = router()
  .get('/admin/visitor-analytics', async (c) => c.json(await visitorAnalytics(memberOf(c))))
  .get('/admin/subscription-analytics', async (c) => c.json(await subscriptionAnalytics(memberOf(c))))
  .get('/admin/days', async (c) => c.json(await chartDays(memberOf(c))))
  .get('/admin/alarms', async (c) => c.json(inWords(c.var.words, await health(memberOf(c)), 'detail')))
  .get('/admin/finds-by-country', async (c) => c.json(await findsByCountry(memberOf(c))))
  .get('/admin/finds-by-country.csv', (c) => download(c, findsByCountryCsv))
  .post('/admin/send-daily-report', noBody, async (c) => c.json(await sendReport(memberOf(c))))
  .get('/admin/orders', query(OrderQuery), async (c) =>
    c.json(listed(c, await adminOrders(memberOf(c), c.req.valid('query')))),
  )
  .get('/admin/orders/:id', async (c) => c.json(await adminOrder(memberOf(c), c.req.param('id'))))
  .get('/admin/found-orders', query(FoundOrdersQuery), async (c) =>
    c.json(await foundOrders(memberOf(c), c.req.valid('query'))),
  )
  .get('/admin/applications', query(page), async (c) =>
    c.json(listed(c, await adminApplications(memberOf(c), c.req.valid('query')))),
  )
  .put('/admin/applications/:id/withdrawal', jsonBody(Because), async (c) =>
    c.json(await withdrawSelection(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/admin/applications/:id/withdrawal', jsonBody(Because), async (c) =>
    c.json(await returnSelection(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get('/admin/order-totals', async (c) => c.json(await orderTotals(memberOf(c))))
  .get('/admin/orders.csv', (c) => download(c, ordersCsv))
  .post('/admin/orders/:id/shipment', jsonBody(ShipmentInput), async (c) =>
    c.json(await shipOrder(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .put('/admin/orders/:id/shipment', jsonBody(ShipmentInput), async (c) =>
    c.json(await correctShipment(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/admin/shipments', jsonBody(ShipmentsInput), async (c) =>
    c.json(inWords(c.var.words, await shipOrders(memberOf(c), c.req.valid('json')), 'refusal')),
  )
  .get('/admin/labels', query(LabelsQuery), async (c) =>
    c.json(inWords(c.var.words, await labelsOf(memberOf(c), c.req.valid('query').orders), 'refusal')),
  )
  .get('/admin/reports', query(page), async (c) =>
    c.json(listed(c, await reportedThings(memberOf(c), c.req.valid('query')))),
  )
  .get('/admin/withheld', query(page), async (c) =>
    c.json(listed(c, await withheldThings(memberOf(c), c.req.valid('query')))),
  )
  .post('/admin/moderation', jsonBody(ModerationInput), async (c) =>
    c.json(await moderate(memberOf(c), c.req.valid('json'))),
  )
  .get('/admin/takebacks', query(HourQuery), async (c) =>
    c.json(inWords(c.var.words, await hourOf(memberOf(c), c.req.valid('query')), 'name')),
  )
  .post('/admin/takebacks', jsonBody(TakebackInput), async (c) =>
    c.json(await takeBack(memberOf(c), c.req.valid('json'))),
  )
  .get('/admin/takebacks/:id', async (c) =>
    c.json(inWords(c.var.words, await takebackState(memberOf(c), c.req.param('id')), 'name')),
  )
  .post('/admin/takebacks/:id/undo', jsonBody(Because), async (c) =>
    c.json(await undoTakeback(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get('/admin/acts', query(page), async (c) =>
    c.json(
      inWords(
        c.var.words,
        listed(c, await auditLogPage(memberOf(c), c.req.valid('query'))),
        'subject',
        'reason',
      ),
    ),
  )
  .get('/admin/members', query(MemberQuery), async (c) =>
    c.json(listed(c, await adminMembers(memberOf(c), c.req.valid('query')))),
  )
  .get('/admin/departed', query(z.object({ q: search })), async (c) =>
    c.json(inWords(c.var.words, await departedAuthorsAt(memberOf(c), c.req.valid('query').q), 'name')),
  )
  .get('/admin/suspended-address', query(AddressQuery), async (c) =>
    c.json(await suspendedAddress(memberOf(c), c.req.valid('query').email)),
  )
  .delete('/admin/suspended-address', jsonBody(AddressRelease), async (c) =>
    c.json(await liftAddress(memberOf(c), c.req.valid('json'))),
  )
  .get('/admin/members.csv', (c) => download(c, membersCsv))
  .post('/admin/members/:id/plan', jsonBody(PlanGift), async (c) =>
    c.json(await givePlan(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post('/admin/members/:id/sign-out', jsonBody(Because), async (c) =>
    c.json(await signOutEverywhere(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/admin/members/:id/picture', jsonBody(Because), async (c) =>
    c.json(await destroyPicture(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/admin/rocks/:id/photo', jsonBody(Because), async (c) =>
    c.json(await destroyRockPhoto(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .put('/admin/orders/:id/address', jsonBody(PackAddress), async (c) =>
    c.json(await correctPackAddress(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get('/admin/outbox', query(page), async (c) =>
    c.json(listed(c, await stuckMessages(memberOf(c), c.req.valid('query')))),
  )
  .get('/admin/outbox-count', async (c) => c.json(await outboxCount(memberOf(c))))
  .post('/admin/outbox/retry', noBody, async (c) => c.json(await retryMessages(memberOf(c), {})))
  .post('/admin/outbox/:id/retry', noBody, async (c) =>
    c.json(await retryMessages(memberOf(c), { id: c.req.param('id') })),
  )
  .delete('/admin/outbox/:id', jsonBody(Because), async (c) =>
    c.json(await dropMessage(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get('/admin/duplicates', async (c) => c.json(await pendingRefunds(memberOf(c))))
  .post('/admin/payment-repair', noBody, async (c) => c.json(await requestRepair(memberOf(c))))
  .get('/admin/members/:id', query(MemberPageQuery), async (c) =>
    c.json(
      inWords(
        c.var.words,
        await memberPage(memberOf(c), c.req.param('id'), c.req.valid('query')),
        'subject',
        'reason',
      ),
    ),
  )
  .delete('/admin/members/:id', jsonBody(DeletionInput), async (c) =>
    c.json(await deleteMember(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .put('/admin/members/:id/suspension', jsonBody(SuspensionInput), async (c) =>
    c.json(await suspend(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/admin/members/:id/suspension', jsonBody(Because), async (c) =>
    c.json(await liftSuspension(memberOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .put('/admin/members/:id/email', jsonBody(AddressInput), async (c) => {
    const set = setAddress(memberOf(c), c.req.param('id'), { ...c.req.valid('json'), origin: ownOrigin(c) });
    // Finishes, or gives the address back, even if the client disconnects.
    c.executionCtx.waitUntil(set.catch(() => {}));
    return c.json(await set);
  });
