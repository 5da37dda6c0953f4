// Checks all stored rows: each value must have its column's type, range and length, and no forbidden characters.
import { env } from 'cloudflare:test';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { adminLimits } from '../../../schema/admin.ts';
import { ambassadorLimits } from '../../../schema/ambassadors.ts';
import { codeMaxLength } from '../../../schema/codes.ts';
import { commentLimits } from '../../../schema/interactions.ts';
import { journeyLimits } from '../../../schema/journey.ts';
import { profileLimits } from '../../../schema/profile.ts';
import { pushLimits } from '../../../schema/push.ts';
import { reportLimits } from '../../../schema/reports.ts';
import { rockLimits } from '../../../schema/rocks.ts';
import { signInLimits } from '../../../schema/sign-in.ts';
import * as tables from '../../../schema/tables/index.ts';

/** Maximum lengths in code points, by table and column. All other texts have at most 64. */
const longest: readonly [columns: RegExp, most: number][] = [
  // Written by us, or by the payment provider.
  [/^(?:place_cells|place_lists)\./, Number.POSITIVE_INFINITY],
  [/town$/, 300],
  [/(?:answer|shipping|figures|return_to|session|session_id)$/, Number.POSITIVE_INFINITY],
  [/email(?:_key)?$|^acts\.subject$/, signInLimits.email],
  [/^rocks\.name$/, rockLimits.name],
  [/^rocks\.description$/, rockLimits.description],
  [/^rocks\.code$/, codeMaxLength],
  [/location_name$/, journeyLimits.locationName],
  [/^entries\.notes$/, journeyLimits.notes],
  [/^comments\.content$/, commentLimits.length],
  [/^reports\.details$/, reportLimits.details],
  [/^members\.username$/, profileLimits.username.most],
  [/^members\.(?:first|last)_name$/, profileLimits.name],
  [/^members\.(?:city|state|country)$/, profileLimits.place],
  [/^ambassador_applications\.name$/, ambassadorLimits.name],
  [/^ambassador_applications\.address$/, ambassadorLimits.address],
  [/^ambassador_applications\.(?:city|state|country)$/, ambassadorLimits.place],
  [/^ambassador_applications\.zipcode$/, ambassadorLimits.zipcode],
  [/^acts\.reason$/, adminLimits.reason],
  [/^orders\.tracking$/, adminLimits.tracking],
  [/^push_subscriptions\.endpoint$/, pushLimits.endpoint],
  // Of one length: see publicKeyPattern.
  [/^push_subscriptions\.p256dh$/, 87],
];

/** Control characters except tab and line end, and overrides of text direction. */
const forbidden = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;

/** Columns with a wrong value, each with its first example. */
export async function wrongValues(): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(tables)) {
    if (!is(table, SQLiteTable)) continue;
    const name = getTableName(table);
    const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all();
    for (const column of Object.values(getTableColumns(table))) {
      const wrong = results.find((row) => isWrong(name, column, row[column.name]));
      if (wrong) found.push(`${name}.${column.name} is ${JSON.stringify(wrong[column.name])?.slice(0, 200)}`);
    }
  }
  return found;
}

interface Column {
  name: string;
  notNull: boolean;
  getSQLType(): string;
}

function isWrong(table: string, column: Column, value: unknown): boolean {
  if (value === null) return column.notNull;
  if (column.getSQLType() !== 'text') return typeof value !== 'number' || isOutOfRange(column.name, value);
  return typeof value !== 'string' || isUnkept(`${table}.${column.name}`, value);
}

function isOutOfRange(name: string, value: number): boolean {
  if (/(?:latitude|longitude)$/.test(name))
    return !(Math.abs(value) <= (name.endsWith('latitude') ? 90 : 180));
  // The sum of the coordinates in a map cell may be negative.
  return !Number.isSafeInteger(value) || (value < 0 && !/(?:latitudes|longitudes)$/.test(name));
}

function isUnkept(column: string, text: string): boolean {
  const most = longest.find(([columns]) => columns.test(column))?.[1] ?? 64;
  return [...text].length > most || !text.isWellFormed() || forbidden.test(text);
}

/** What SQLite's own check finds. */
export async function broken(): Promise<string[]> {
  const { results } = await env.DB.prepare('PRAGMA quick_check').all<{ quick_check: string }>();
  return results.map((row) => row.quick_check).filter((said) => said !== 'ok');
}
