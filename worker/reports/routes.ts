// Routes of reports.
import { ReportInput } from '../../schema/reports.ts';
import { router } from '../http/router.ts';
import { jsonBody } from '../http/validate.ts';
import { memberOf, requireMember } from '../members/guards.ts';
import { report } from './report.ts';

export const reportRoutes = router().post('/reports', requireMember, jsonBody(ReportInput), async (c) =>
  c.json(await report(memberOf(c), c.req.valid('json'))),
);
