// Routes that export a member's own data as CSV.
import { router } from '../http/router.ts';
import { requireMember } from '../members/guards.ts';
import { download } from './download.ts';
import { findsCsv } from './finds.ts';
import { followsCsv } from './follows.ts';
import { journeysCsv } from './journeys.ts';
import { notificationsCsv } from './notifications.ts';
import { rocksCsv } from './rocks.ts';

export const exportRoutes = router()
  .get('/user/export/rocks.csv', requireMember, (c) => download(c, rocksCsv))
  .get('/user/export/journeys.csv', requireMember, (c) => download(c, journeysCsv))
  .get('/user/export/finds.csv', requireMember, (c) => download(c, findsCsv))
  .get('/user/export/follows.csv', requireMember, (c) => download(c, followsCsv))
  .get('/user/export/notifications.csv', requireMember, (c) => download(c, notificationsCsv));
