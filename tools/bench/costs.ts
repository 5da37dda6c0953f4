// What each call costs its stores and how long its answer is: counts, which are the same on every machine.
import { brotliCompressSync, constants } from 'node:zlib';
import type { SizeName } from '../../worker/testing/crowd/size.ts';
import type { Cost } from '../../worker/testing/cost.ts';
import { costHeader } from '../../worker/testing/cost-header.ts';
import { network } from '../prove/members.ts';
import { budgets, callNames, type Budget, type CallName } from './budgets.ts';
import { callsOf, requestOf, type Cast } from './calls.ts';
import type { Row } from './report.ts';
import type { Excess } from './shortfalls.ts';

export interface CallCost extends Cost {
  /** After brotli of quality 5, about what the platform does on its way. */
  bytes: number;
  /** Rows that its budget lets it read, for what its answer shows. */
  rowsAllowed: number;
}

export type Costs = Readonly<Record<CallName, CallCost>>;

/** Asks the counting worker for everything once. */
export async function measureCosts(origin: string, cast: Cast): Promise<Costs> {
  const calls = callsOf(cast);
  const costs: Partial<Record<CallName, CallCost>> = {};
  for (const [i, name] of callNames.entries()) {
    const call = calls[name]();
    // From a network of its own: for an hour after a miss every look-up from there reads its counters.
    const answer = await fetch(requestOf(origin, call, network(1 + i)));
    const body = Buffer.from(await answer.arrayBuffer());
    const { status = 200, says = '' } = call;
    if (answer.status !== status || !body.includes(says))
      throw new Error(`${name}: ${answer.status} ${body.toString()}`);
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    const parsed: unknown = isPage ? null : JSON.parse(body.toString());
    call.settle?.(parsed);
    costs[name] = {
      // Written by worker/testing/counting-worker.ts.
      ...(JSON.parse(answer.headers.get(costHeader) ?? '') as Cost),
      bytes: compressed(body, 5),
      rowsAllowed: budgets[name].rowsRead(parsed),
    };
  }
  // Every name was asked for.
  return costs as Costs;
}

export const compressed = (bytes: Uint8Array, quality: number): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const measures = {
  'round trips': (cost: CallCost) => cost.roundTrips,
  'KV reads': (cost: CallCost) => cost.kvReads,
  'rows read': (cost: CallCost) => cost.rowsRead,
  'rows written': (cost: CallCost) => cost.rowsWritten,
  bytes: (cost: CallCost) => cost.bytes,
} as const;
type Measure = keyof typeof measures;
const measureNames = Object.keys(measures) as Measure[];

function allowed(
  cost: CallCost,
  { roundTrips, kvReads, rowsWritten, bytes }: Budget,
): Record<Measure, number> {
  return {
    'round trips': roundTrips,
    'KV reads': kvReads,
    'rows read': cost.rowsAllowed,
    'rows written': rowsWritten,
    bytes,
  };
}

/** What costs more than it may, as 'find: round trips'. */
export function overBudget(costs: Costs): Excess {
  return Object.fromEntries(callNames.flatMap((name) => excessOf(name, costs[name])));
}

function excessOf(name: CallName, cost: CallCost) {
  const most = allowed(cost, budgets[name]);
  return measureNames
    .map((measure) => [`${name}: ${measure}`, { is: measures[measure](cost), most: most[measure] }] as const)
    .filter(([, { is, most }]) => is > most);
}

/** Calls that read more where there is more, beside what their answers show: as 'name: 9, 90, 900'. */
export function growing(bySize: readonly Costs[]): string[] {
  // What the map and the list of a box show grows until the grid is full: they have budgets of their own at each size.
  const names = callNames.filter((name) => !name.startsWith('map ') && name !== 'places in a box');
  return names.flatMap((name) => {
    const shown = bySize.map((costs) => costs[name]);
    const [first] = shown;
    if (!first) return [];
    // By what the answers show, which differ by a few entries; and one that is last in its index has no neighbour.
    const share = ({ rowsRead, rowsAllowed }: CallCost) => rowsRead / rowsAllowed;
    const isMore = (cost: CallCost) => cost.rowsRead > first.rowsRead + 3 && share(cost) > share(first) * 1.1;
    return shown.some(isMore) ? [`${name}: ${shown.map(({ rowsRead }) => rowsRead).join(', ')}`] : [];
  });
}

/** A row for each call, with its figures at each size. */
export function costRows(bySize: ReadonlyMap<SizeName, Costs>): Row[] {
  const all = [...bySize.values()];
  const [smallest] = all;
  if (!smallest) throw new Error('nothing was measured');
  const grows = growing(all);
  const rows = callNames.map((name): Row => {
    const costs = all.map((one) => one[name]);
    const most = allowed(smallest[name], budgets[name]);
    const each = (measure: Measure) => {
      const values = [...new Set(costs.map((cost) => measures[measure](cost)))];
      return values.join(' / ');
    };
    const isOver = costs.some((cost) => excessOf(name, cost).length > 0);
    return {
      part: 'a',
      what: name,
      goal: goalOf(most),
      figure: `${each('round trips')} round trips, ${each('KV reads')} KV, ${each('rows read')} read, ${each('rows written')} written, ${each('bytes')} bytes`,
      ratio: '',
      isMet: !isOver,
    };
  });
  const figure = grows.length > 0 ? grows.join('; ') : `the same at ${[...bySize.keys()].join(', ')}`;
  const growth: Row = {
    part: 'a',
    what: 'cost as data grows',
    goal: 'no call but the map reads more rows',
    figure,
    ratio: '',
    isMet: grows.length === 0,
  };
  return bySize.size > 1 ? [...rows, growth] : rows;
}

const goalOf = (most: Record<Measure, number>) =>
  `≤ ${most['round trips']} round trips, ${most['KV reads']} KV, ${most['rows read']} read, ${most['rows written']} written, ${most.bytes} bytes`;
