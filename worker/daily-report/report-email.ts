// The email of the daily report: a day's figures, in one column on a phone.
import type { DayFigures, TopRock } from '../../schema/figures.ts';
import type { Words } from '../../schema/words/words.ts';
import type { Speech } from '../words.ts';
import type { Config } from '../platform/config.ts';
import type { Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import type { Waiting } from './pending-tasks.ts';
import { milesPerKm, wholeIn } from '../../schema/distances.ts';
import type { DistanceUnit } from '../../schema/languages.ts';

type Texts = Words['dailyReport'];

/** @param day such as 2026-05-31 */
export function reportEmail(
  { language, unit, words }: Speech,
  config: Config,
  day: string,
  figures: DayFigures,
  waiting: Waiting,
): Promise<Email> {
  const { dailyReport: texts } = words;
  const { productName, adminEmail } = config;
  const { visitors, rocks, orders } = figures;
  return composeEmail(config, {
    to: adminEmail,
    language,
    subject: texts.subject(productName, day, visitors, rocks.found, orders),
    heading: texts.heading(day),
    parts: [
      { text: texts.fromMidnight },
      ...todo(texts, waiting),
      people(texts, figures),
      whatRocksDid(words, unit, figures),
      ...farthest(words, unit, figures.topRocks),
      money(words, figures),
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

const whatRocksDid = (words: Words, unit: DistanceUnit, { rocks, metres }: DayFigures): Part => ({
  title: words.dailyReport.rocks,
  figures: [
    [words.dailyReport.registered, words.dailyReport.count(rocks.registered)],
    [words.dailyReport.hidden, words.dailyReport.count(rocks.hidden)],
    [words.dailyReport.found, words.dailyReport.count(rocks.found)],
    [words.dailyReport.hiddenAgain, words.dailyReport.count(rocks.rehidden)],
    [words.dailyReport.traveled, wayOf(words, unit, metres)],
  ],
});

function farthest(words: Words, unit: DistanceUnit, rocks: readonly TopRock[]): Part[] {
  if (rocks.length === 0) return [];
  const figures = rocks.map(({ name, metres }) => [name, wayOf(words, unit, metres)] as const);
  return [{ title: words.dailyReport.farthest, figures }];
}

const money = (
  { dailyReport: texts, orders: { price: priceOf } }: Words,
  { orders, revenue, subscriptions }: DayFigures,
): Part => ({
  title: texts.money,
  figures: [
    [texts.orders, texts.count(orders)],
    [texts.revenue, priceOf(revenue, 'usd')],
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

/** Whole ones, as everywhere; a distance that rounds to 0 is 'less than 1 mi'. */
function wayOf({ dailyReport: texts, distances }: Words, unit: DistanceUnit, metres: number): string {
  const miles = (metres / 1000) * milesPerKm;
  return metres > 0 && wholeIn(miles, unit) === 0
    ? texts.lessThanOne[unit]
    : distances.shortDistance(miles, unit);
}
