// Routes of a member's notifications and of what they want to hear of.
import { NotificationSettingsInput, ReadInput } from '../../schema/notification-input.ts';
import { notificationLimits } from '../../schema/notifications.ts';
import { PageQuery } from '../../schema/paging.ts';
import { listed } from '../http/page.ts';
import { router } from '../http/router.ts';
import { jsonBody, query } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { markRead, notificationsOf, unreadOf } from './lists.ts';
import { saveSettings, settingsOf } from './settings.ts';

export const inboxRoutes = router()
  .get('/notifications', requireMember, query(PageQuery(notificationLimits.page)), async (c) =>
    c.json(listed(c, await notificationsOf(memberOf(c), c.req.valid('query')))),
  )
  .get('/notifications/unread', requireMember, async (c) => c.json(await unreadOf(memberOf(c))))
  .post('/notifications/read', requireMember, jsonBody(ReadInput), async (c) =>
    c.json(await markRead(memberOf(c), Date.parse(c.req.valid('json').until))),
  )
  .get('/user/notifications', requireMember, async (c) => c.json(await settingsOf(memberOf(c))))
  .put('/user/notifications', requireMember, jsonBody(NotificationSettingsInput), async (c) =>
    c.json(await saveSettings(memberOf(c), c.req.valid('json'))),
  );
