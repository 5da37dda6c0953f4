// Counts what each call costs the stores, and the bytes of its response. The counts are the same on every machine.
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
  /** After brotli of quality 5, about what the platform uses. */
  bytes: number;
  /** Rows that its budget allows, for the rows in its response. */
  rowsAllowed: number;
}

export type Costs = Readonly<Record<CallName, CallCost>>;

/** Makes every call once, at the counting worker. */
export async function measureCosts(origin: string, cast: Cast): Promise<Costs> {
  const calls = callsOf(cast);
  const costs: Partial<Record<CallName, CallCost>> = {};
  for (const [i, name] of callNames.entries()) {
    const call = calls[name]();
    // Each call has its own IP address: for an hour after a miss, every check from an address reads its counters.
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
  // `callNames` contains every name.
  return costs as Costs;
}

export const compressed = (bytes: Uint8Array, quality: number): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The costs of a call, each with its limit. */
function measured(name: CallName, cost: CallCost) {
  const { roundTrips, kvReads, rowsWritten, bytes }: Budget = budgets[name];
  return {
    'round trips': { is: cost.roundTrips, most: roundTrips },
    'KV reads': { is: cost.kvReads, most: kvReads },
    'rows read': { is: cost.rowsRead, most: cost.rowsAllowed },
    'rows written': { is: cost.rowsWritten, most: rowsWritten },
    bytes: { is: cost.bytes, most: bytes },
  };
}

/** The costs over their limits, such as 'find: round trips'. */
export function overBudget(costs: Partial<Costs>): Excess {
  return Object.fromEntries(
    Object.entries(costs).flatMap(([name, cost]) =>
      // The keys of `costs` are names of calls.
      Object.entries(measured(name as CallName, cost))
        .filter(([, { is, most }]) => is > most)
        .map(([measure, excess]) => [`${name}: ${measure}`, excess]),
    ),
  );
}

/** Calls that read more in larger data sets, other than for what they show: as 'name: 9, 90, 900'. */
export function growing(bySize: readonly Costs[]): string[] {
  // The map and the list of a box show more until the grid is full. They have their own budgets at each size.
  const names = callNames.filter((name) => !name.startsWith('map ') && name !== 'places in a box');
  return names.flatMap((name) => {
    const shown = bySize.map((costs) => costs[name]);
    const [first] = shown;
    if (!first) return [];
    // Relative to what is shown, which differs by a few entries. The last row of an index needs one read less.
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
    const costs = all.map((one) => measured(name, one[name]));
    const { 'round trips': trips, 'KV reads': kv, ...rest } = measured(name, smallest[name]);
    const each = (measure: keyof (typeof costs)[number]) =>
      [...new Set(costs.map((cost) => cost[measure].is))].join(' / ');
    return {
      what: name,
      goal: `≤ ${trips.most} round trips, ${kv.most} KV, ${rest['rows read'].most} read, ${rest['rows written'].most} written, ${rest.bytes.most} bytes`,
      figure: `${each('round trips')} round trips, ${each('KV reads')} KV, ${each('rows read')} read, ${each('rows written')} written, ${each('bytes')} bytes`,
      isMet: all.every((one) => Object.keys(overBudget({ [name]: one[name] })).length === 0),
    };
  });
  const figure = grows.length > 0 ? grows.join('; ') : `the same at ${[...bySize.keys()].join(', ')}`;
  const growth = {
    what: 'cost as data grows',
    goal: 'no call except the map reads more rows',
    figure,
    isMet: grows.length === 0,
  };
  return bySize.size > 1 ? [...rows, growth] : rows;
}
