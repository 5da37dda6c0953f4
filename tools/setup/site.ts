// The variables of wrangler.toml, the domain, its redirect to https, and the sending of emails.
import * as z from 'zod/mini';
import { variablesOf } from './settings.ts';
import { cloudflareOf, open, there, todo, vars, type Setup, type Step } from './steps.ts';
import type { TablePlace } from './toml.ts';

const route: TablePlace = { table: 'routes', entry: ['custom_domain', true] };

const Zone = z.object({
  id: z.string(),
  name: z.string(),
  status: z.optional(z.string()),
  account: z.object({ id: z.optional(z.string()) }),
});
type Zone = z.infer<typeof Zone>;
const Setting = z.object({ value: z.string() });
const Sending = z.object({ name: z.string(), enabled: z.boolean() });

const variablesStep: Step = {
  what: 'the variables of wrangler.toml',
  makes: ({ settings }) => `set ${Object.keys(variablesOf(settings)).join(', ')} in wrangler.toml`,
  byHand: 'fill in [vars] in wrangler.toml',
  look({ settings, config }) {
    const changed = Object.entries(variablesOf(settings)).filter(
      ([name, value]) => (config.get(vars, name) ?? '') !== value,
    );
    if (changed.length === 0) return there('the variables of wrangler.toml');
    return todo(`set ${changed.map(([name]) => name).join(', ')} in wrangler.toml`, () => {
      for (const [name, value] of changed) config.set(vars, name, value);
    });
  },
};

const routeStep: Step = {
  what: 'the domain in wrangler.toml',
  makes: ({ settings: { domain } }) => `set the domain ${domain} in wrangler.toml`,
  byHand: 'a [[routes]] entry with custom_domain = true in wrangler.toml',
  look(setup) {
    const { domain } = setup.settings;
    if (setup.config.get(route, 'pattern') === domain) return there(`the domain ${domain} in wrangler.toml`);
    return todo(routeStep.makes(setup), () => setup.config.set(route, 'pattern', domain));
  },
};

const accountStep: Step = {
  what: 'the account in wrangler.toml',
  makes: () => 'set account_id in wrangler.toml, if the login has several accounts',
  byHand: 'account_id = "…" at the top of wrangler.toml',
  look(setup) {
    const { account, isOneOfSeveral } = cloudflareOf(setup);
    const known = setup.config.get(null, 'account_id');
    if (known === account || (known === undefined && !isOneOfSeveral))
      return there('the account at Cloudflare');
    return todo('set the account in wrangler.toml', () => setup.config.set(null, 'account_id', account));
  },
};

/** The zone of a domain: its own, or that of a domain above it. */
async function zoneOf(setup: Setup, domain: string): Promise<Zone | undefined> {
  const { api, account } = cloudflareOf(setup);
  const labels = domain.split('.');
  for (let i = 0; i < labels.length - 1; i++) {
    const name = labels.slice(i).join('.');
    // Most domains are a zone themselves, so the first answer is usually the last.
    const zones = await api.list('/zones', Zone, { name });
    const zone = zones.find((each) => each.name === name && each.account.id === account);
    if (zone) return zone;
  }
  return undefined;
}

const onboard = ({ settings: { domain } }: Setup) =>
  `Add ${domain} in Cloudflare's dashboard (Domains, Onboard a domain), and set its name servers where you bought it.`;

const zoneStep: Step = {
  what: 'the domain at Cloudflare',
  makes: ({ settings: { domain } }) => `check that ${domain} is a domain of the account`,
  byHand: 'add the domain in the dashboard',
  needs: onboard,
  async look(setup) {
    const zone = await zoneOf(setup, setup.settings.domain);
    if (!zone) return open(`${onboard(setup)} Then run npm run setup again.`);
    if (zone.status !== 'active') {
      return open(`${zone.name} is not active at Cloudflare yet: set its name servers where you bought it.`);
    }
    return there(`the domain ${zone.name} at Cloudflare`);
  },
};

const httpsByHand = 'dashboard, the domain, SSL/TLS, Edge Certificates, Always Use HTTPS';

const httpsStep: Step = {
  what: 'the redirect from http to https',
  makes: ({ settings: { domain } }) => `redirect http://${domain} to https`,
  byHand: httpsByHand,
  needs: () =>
    `Redirect http to https, if your login may not (npx wrangler login may not, a token may): ${httpsByHand}.`,
  async look(setup) {
    const { api } = cloudflareOf(setup);
    const zone = await zoneOf(setup, setup.settings.domain);
    if (!zone) return open(`Redirect http to https once the domain is there: ${httpsByHand}.`);
    const path = `/zones/${zone.id}/settings/always_use_https`;
    const { value } = await api.get(path, Setting);
    if (value === 'on') return there('the redirect from http to https');
    return todo(httpsStep.makes(setup), async () => {
      await api.send('PATCH', path, { value: 'on' }, Setting);
    });
  },
};

const hostOf = ({ settings: { mailFrom } }: Setup) => mailFrom.split('@')[1] ?? '';

const mailStep: Step = {
  what: 'sending emails',
  makes: (setup) => `enable sending emails from ${hostOf(setup)}`,
  byHand: 'npx wrangler email sending enable DOMAIN',
  async look(setup) {
    const { api } = cloudflareOf(setup);
    const name = hostOf(setup);
    const zone = await zoneOf(setup, name);
    if (!zone) return open(`Emails come from ${name}: that domain has to be at Cloudflare, too.`);
    const path = `/zones/${zone.id}/email/sending/subdomains`;
    const known = (await api.get(path, z.array(Sending))).find((each) => each.name === name);
    if (known?.enabled) return there(`sending emails from ${name}`);
    if (known) return open(`Sending from ${name} is switched off: npx wrangler email sending enable ${name}`);
    return todo(mailStep.makes(setup), async () => {
      await api.send('POST', path, { name }, Sending);
    });
  },
};

export const siteSteps: readonly Step[] = [variablesStep, routeStep, accountStep];
export const zoneSteps: readonly Step[] = [zoneStep, httpsStep, mailStep];
