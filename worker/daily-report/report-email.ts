// The email of the daily report: a day's figures, in one column on a phone.
import { metresToMiles } from '../../schema/analytics.ts';
import { priceWords } from '../../schema/catalogue.ts';
import type { DayFigures, TopRock } from '../../schema/figures.ts';
import { startOf } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import type { Waiting } from './pending-tasks.ts';

/** @param day such as 2026-05-31 */
export function reportEmail(
  config: Config,
  day: string,
  figures: DayFigures,
  waiting: Waiting,
): Promise<Email> {
  const { productName, adminEmail } = config;
  const { visitors, rocks, orders } = figures;
  const start = startOf(day);
  const counts = [counted(visitors, 'visitor'), counted(rocks.found, 'find'), counted(orders, 'order')];
  return composeEmail(config, {
    to: adminEmail,
    subject: `${productName} on ${mediumDate.format(start)}: ${counts.join(', ')}`,
    heading: fullDate.format(start),
    parts: [
      { text: 'From midnight to midnight UTC.' },
      ...todo(waiting),
      people(figures),
      whatRocksDid(figures),
      ...farthest(figures.topRocks),
      money(figures),
      ...ambassadors(figures),
    ],
    button: buttonTo(config, '/admin', 'Open the dashboard'),
  });
}

function todo({ things, orders, packs }: Waiting): Part[] {
  const verb = (many: number) => (many === 1 ? 'waits' : 'wait');
  const lines = [
    ...(things > 0 ? [`${counted(things, 'thing')} that members reported ${verb(things)} for you.`] : []),
    ...(orders > 0 ? [`${counted(orders, 'order')} ${verb(orders)} to be shipped.`] : []),
    ...(packs > 0 ? [`${counted(packs, 'founding pack')} ${verb(packs)} to be shipped.`] : []),
  ];
  return lines.length > 0 ? [{ lines }] : [];
}

const people = ({ visitors, signUps }: DayFigures): Part => ({
  title: 'People',
  figures: [
    ['Visitors', whole(visitors)],
    ['Joined for free', whole(signUps.free)],
    ['Began the monthly plan', whole(signUps.monthly)],
    ['Began the yearly plan', whole(signUps.yearly)],
  ],
});

const whatRocksDid = ({ rocks, metres }: DayFigures): Part => ({
  title: 'Rocks',
  figures: [
    ['Registered', whole(rocks.registered)],
    ['Hidden', whole(rocks.hidden)],
    ['Found', whole(rocks.found)],
    ['Hidden again', whole(rocks.rehidden)],
    ['Traveled', miles(metres)],
  ],
});

function farthest(rocks: readonly TopRock[]): Part[] {
  if (rocks.length === 0) return [];
  return [{ title: 'Farthest of the day', figures: rocks.map(({ name, metres }) => [name, miles(metres)]) }];
}

const money = ({ orders, revenue, subscriptions }: DayFigures): Part => ({
  title: 'Money',
  figures: [
    ['Orders', whole(orders)],
    ['Revenue', priceWords(revenue, 'usd')],
    ['Subscriptions gained', whole(subscriptions.gained)],
    ['Subscriptions lost', whole(subscriptions.lost)],
  ],
});

const ambassadors = ({ ambassadors: day }: DayFigures): Part[] =>
  day
    ? [
        {
          title: 'Founding Ambassadors',
          figures: [
            ['Applied', whole(day.applied)],
            ['Selected', whole(day.selected)],
          ],
        },
      ]
    : [];

const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const whole = (n: number) => n.toLocaleString('en-US');
const counted = (n: number, noun: string) => `${whole(n)} ${noun}${n === 1 ? '' : 's'}`;

/** Whole miles, as everywhere; a distance that rounds to 0 is 'less than 1 mi'. */
function miles(metres: number): string {
  const rounded = metresToMiles(metres);
  return rounded === 0 && metres > 0 ? 'less than 1 mi' : `${whole(rounded)} mi`;
}
