// The email of the daily report: a day's figures, in one column on a phone.
import { metresToMiles } from '../../schema/analytics.ts';
import { priceWords } from '../../schema/catalogue.ts';
import type { DayFigures, TopRock } from '../../schema/figures.ts';
import type { Words } from '../../schema/words/words.ts';
import type { Config } from '../platform/config.ts';
import type { Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import type { Waiting } from './pending-tasks.ts';

type Texts = Words['dailyReport'];

/** @param day such as 2026-05-31 */
export function reportEmail(
  { dailyReport: texts }: Words,
  config: Config,
  day: string,
  figures: DayFigures,
  waiting: Waiting,
): Promise<Email> {
  const { productName, adminEmail } = config;
  const { visitors, rocks, orders } = figures;
  return composeEmail(config, {
    to: adminEmail,
    subject: texts.subject(productName, day, visitors, rocks.found, orders),
    heading: texts.heading(day),
    parts: [
      { text: texts.fromMidnight },
      ...todo(texts, waiting),
      people(texts, figures),
      whatRocksDid(texts, figures),
      ...farthest(texts, figures.topRocks),
      money(texts, figures),
      ...ambassadors(texts, figures),
    ],
    button: buttonTo(config, '/admin', texts.openDashboard),
  });
}

function todo(texts: Texts, { things, orders, packs }: Waiting): Part[] {
  const lines = [
    ...(things > 0 ? [texts.reported(things)] : []),
    ...(orders > 0 ? [texts.ordersWait(orders)] : []),
    ...(packs > 0 ? [texts.packsWait(packs)] : []),
  ];
  return lines.length > 0 ? [{ lines }] : [];
}

const people = (texts: Texts, { visitors, signUps }: DayFigures): Part => ({
  title: texts.people,
  figures: [
    [texts.visitors, texts.count(visitors)],
    [texts.joined, texts.count(signUps.free)],
    [texts.monthly, texts.count(signUps.monthly)],
    [texts.yearly, texts.count(signUps.yearly)],
  ],
});

const whatRocksDid = (texts: Texts, { rocks, metres }: DayFigures): Part => ({
  title: texts.rocks,
  figures: [
    [texts.registered, texts.count(rocks.registered)],
    [texts.hidden, texts.count(rocks.hidden)],
    [texts.found, texts.count(rocks.found)],
    [texts.hiddenAgain, texts.count(rocks.rehidden)],
    [texts.traveled, miles(texts, metres)],
  ],
});

function farthest(texts: Texts, rocks: readonly TopRock[]): Part[] {
  if (rocks.length === 0) return [];
  return [{ title: texts.farthest, figures: rocks.map(({ name, metres }) => [name, miles(texts, metres)]) }];
}

const money = (texts: Texts, { orders, revenue, subscriptions }: DayFigures): Part => ({
  title: texts.money,
  figures: [
    [texts.orders, texts.count(orders)],
    [texts.revenue, priceWords(revenue, 'usd')],
    [texts.gained, texts.count(subscriptions.gained)],
    [texts.lost, texts.count(subscriptions.lost)],
  ],
});

const ambassadors = (texts: Texts, { ambassadors: day }: DayFigures): Part[] =>
  day
    ? [
        {
          title: texts.ambassadors,
          figures: [
            [texts.applied, texts.count(day.applied)],
            [texts.selected, texts.count(day.selected)],
          ],
        },
      ]
    : [];

/** Whole miles, as everywhere; a distance that rounds to 0 is 'less than 1 mi'. */
function miles(texts: Texts, metres: number): string {
  const rounded = metresToMiles(metres);
  return rounded === 0 && metres > 0 ? texts.lessThanOne : texts.miles(rounded);
}
