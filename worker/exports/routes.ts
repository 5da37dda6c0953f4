// Calls that give a member what is theirs as files for a spreadsheet.
import { router } from '../http/router.ts';
import { requireMember } from '../members/guards.ts';
import { download } from './download.ts';
import { findsSheet } from './finds.ts';
import { journeysSheet } from './journeys.ts';
import { rocksSheet } from './rocks.ts';

export const exportRoutes = router()
  .get('/user/export/rocks.csv', requireMember, (c) => download(c, rocksSheet))
  .get('/user/export/journeys.csv', requireMember, (c) => download(c, journeysSheet))
  .get('/user/export/finds.csv', requireMember, (c) => download(c, findsSheet));
