// What only a person can do: what the steps have found open, and what no call of an API tells.
import type { Settings } from './questions.ts';

export function leftForPeople(
  { supportEmail, adminEmail, domain }: Settings,
  open: readonly string[],
  isDeployed: boolean,
): string[] {
  return [
    ...open,
    `${isDeployed ? 'Sign' : 'Commit wrangler.toml and deploy: npm run deploy. Then sign'} in once at https://${domain}, and check that the email arrives.`,
    'Have the Workers Paid plan: without it emails reach only your own addresses, and D1 goes back 7 days instead of 30.',
    `Read the mailbox ${supportEmail}: replies to emails of ${domain} go there.`,
    `Protect the mailbox ${adminEmail} with two factors: who reads it can sign in as the administrator.`,
  ];
}
