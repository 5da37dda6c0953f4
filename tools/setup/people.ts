// What only a person can do: what the steps have found open, and what no call of an API tells.
import type { Settings } from './questions.ts';

export function leftForPeople(
  { supportEmail, adminEmail, domain }: Settings,
  open: readonly string[],
  isDeployed: boolean,
): string[] {
  return [
    ...open,
    'Have the Workers Paid plan: without it emails reach only your own addresses, a request may run 50 queries instead of 1,000, and D1 goes back 7 days instead of 30.',
    `${isDeployed ? 'Sign' : 'Commit wrangler.toml and deploy: npm run deploy. Then sign'} in once at https://${domain} as the administrator, ${adminEmail}, and check that the email arrives.`,
    'Switch on push messages there, on a device that you have with you (Profile & Settings, ‘Turn them on’): while emails fail, only a push message tells you at once.',
    `Read the mailbox ${supportEmail}: replies to emails of ${domain} go there.`,
    `Protect the mailbox ${adminEmail} with two factors: who reads it can sign in as the administrator.`,
    'Ask Cloudflare for more emails a day (dashboard, Email Sending) before many join: a new account may send few.',
    'Pay for Cloudflare Images above about 2,500 photos a month: each takes two transformations, and 5,000 are free.',
    'Make the rule by which visitors keep their version during a release: docs/operations.md, Releases.',
    `Let an uptime service outside ask https://${domain}/api/health every five minutes: no alarm rings while the database is down.`,
  ];
}
