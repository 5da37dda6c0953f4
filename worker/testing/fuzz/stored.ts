// What the database must hold after anything at all: values of their kind, in their range, in characters that can be kept.
import { env } from 'cloudflare:test';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { adminLimits } from '../../../schema/admin.ts';
import { ambassadorLimits } from '../../../schema/ambassadors.ts';
import { codeMaxLength } from '../../../schema/codes.ts';
import { commentLimits } from '../../../schema/interactions.ts';
import { journeyLimits } from '../../../schema/journey.ts';
import { profileLimits } from '../../../schema/profile.ts';
import { reportLimits } from '../../../schema/reports.ts';
import { rockLimits } from '../../../schema/rocks.ts';
import { signInLimits } from '../../../schema/sign-in.ts';
import * as tables from '../../../schema/tables/index.ts';

/** Longest texts, in code points, by table and column; whatever is not named has 64 at most, or is of our own making. */
const longest: Readonly<Record<string, number>> = {
  'rocks.name': rockLimits.name,
  'rocks.description': rockLimits.description,
  'rocks.code': codeMaxLength,
  'rocks.hidden_location_name': journeyLimits.locationName,
  'entries.location_name': journeyLimits.locationName,
  'entries.own_location_name': journeyLimits.locationName,
  'entries.notes': journeyLimits.notes,
  'comments.content': commentLimits.length,
  'reports.details': reportLimits.details,
  'members.username': profileLimits.username.most,
  'members.first_name': profileLimits.name,
  'members.last_name': profileLimits.name,
  'members.city': profileLimits.place,
  'members.state': profileLimits.place,
  'members.country': profileLimits.place,
  'ambassador_applications.name': ambassadorLimits.name,
  'ambassador_applications.address': ambassadorLimits.address,
  'ambassador_applications.city': ambassadorLimits.place,
  'ambassador_applications.state': ambassadorLimits.place,
  'ambassador_applications.country': ambassadorLimits.place,
  'ambassador_applications.zipcode': ambassadorLimits.zipcode,
  'acts.reason': adminLimits.reason,
  'acts.subject': 254,
  'orders.tracking': adminLimits.tracking,
};

/** Made by us, or by the payment provider. */
const ownMaking = /(?:answer|shipping|figures|return_to|session|session_id)$/;
const isEmail = (column: string) => /email(?:_key)?$/.test(column);

/** Degrees, by the end of their column's name. */
const ranges: readonly [end: string, most: number][] = [
  ['latitude', 90],
  ['longitude', 180],
  // Thousandths of degrees, of all rocks in a cell.
  ['latitudes', Number.MAX_SAFE_INTEGER],
  ['longitudes', Number.MAX_SAFE_INTEGER],
];

/** Control characters but tab and line end, and overrides of direction. */
const forbidden = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;

/** What is wrong with the rows of all tables, with the first few examples. */
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
  const range = ranges.find(([end]) => name.endsWith(end));
  if (range) return !(Math.abs(value) <= range[1]);
  return !Number.isSafeInteger(value) || value < 0;
}

function isUnkept(column: string, text: string): boolean {
  const most = ownMaking.test(column)
    ? Number.POSITIVE_INFINITY
    : (longest[column] ?? (isEmail(column) ? signInLimits.email : 64));
  return [...text].length > most || !text.isWellFormed() || forbidden.test(text);
}

/** What SQLite itself finds wrong with its file. */
export async function broken(): Promise<string[]> {
  const { results } = await env.DB.prepare('PRAGMA quick_check').all<{ quick_check: string }>();
  return results.map((row) => row.quick_check).filter((said) => said !== 'ok');
}
