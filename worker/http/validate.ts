// Parses a request into a value that an operation may trust, or refuses it with one sentence.
import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { formMaxBytes } from '../../schema/photos.ts';
import { Malformed, TooLarge, UnsupportedType } from '../errors.ts';
import { sha256 } from '../platform/ids.ts';
import { isForm } from './body-limits.ts';
import { reserveFormMemory } from './form-memory.ts';
import type { AppEnv } from './router.ts';
import { say, type Said } from '../../schema/words/say.ts';

export type Schema = z.core.$ZodType;

/** The input of a call. The schema is null for a call without a body, which may still have an Idempotency-Key. */
export interface Input {
  from: 'query' | 'json' | 'form' | 'nothing' | 'file';
  schema: Schema | null;
}

const inputs = new WeakMap<object, Input>();

/** The input of a route's handler if it is a validator from below; so tests can read the input of every call. */
export const inputOf = (handler: object): Input | undefined => inputs.get(handler);

function taking<H extends object>(from: Input['from'], schema: Schema | null, handler: H): H {
  inputs.set(handler, { from, schema });
  return handler;
}

/** What the typed client sends in a form: text fields, and a photo. */
type FormFields<S extends Schema> = { [K in keyof z.input<S> as string extends K ? never : K]: string } & {
  image?: File;
};
/** The photo of a form; null when none was chosen. */
export type WithPhoto<T> = T & { image: File | null };

interface Issue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
  /** For a union: the issues of each shape. */
  readonly errors?: readonly (readonly Issue[])[] | undefined;
}

/** The first issue; for a body of several shapes, the first of the last shape, which is the fullest. */
function firstOf(issues: readonly Issue[]): Issue | undefined {
  const [first] = issues;
  // A field of several shapes has its own message.
  const asLast = first?.path?.length ? undefined : first?.errors?.at(-1);
  return asLast ? firstOf(asLast) : first;
}

function refuse(issues: readonly Issue[]): never {
  const first = firstOf(issues);
  // Of a list, the field that contains it.
  const [field] = first?.path ?? [];
  throw new Malformed(
    // Inputs say why they refuse.
    (first?.message as Said | undefined) ?? say('errors', 'malformed'),
    field === undefined ? undefined : String(field),
  );
}

/** Query parameters. */
export const query = <S extends Schema>(schema: S) =>
  taking(
    'query',
    schema,
    zValidator('query', schema, (result) => {
      if (!result.success) refuse(result.error.issues);
    }),
  );

/** A JSON body. */
export const jsonBody = <S extends Schema>(schema: S) =>
  taking(
    'json',
    schema,
    createMiddleware<AppEnv, string, { in: { json: z.input<S> }; out: { json: z.output<S> } }>(
      async (c, next) => {
        // A form may be large because of its photo; JSON may not.
        if (isForm(c.req.header('Content-Type'))) throw new UnsupportedType(say('errors', 'unsupportedType'));
        c.req.addValidatedData('json', await parse(c, schema, await fieldsOf(c), null));
        await next();
      },
    ),
  );

/** For a write without a body, which may still have an Idempotency-Key. */
export const noBody = taking(
  'nothing',
  null,
  createMiddleware<AppEnv>(async (c, next) => {
    await noteRequest(c, null, null);
    await next();
  }),
);

/** A form, as the spec has it for uploads; JSON is accepted too. `image` is the photo. A large one waits for memory. */
export const formBody = <S extends Schema>(schema: S) =>
  taking(
    'form',
    schema,
    createMiddleware<AppEnv, string, { in: { form: FormFields<S> }; out: { form: WithPhoto<z.output<S>> } }>(
      async (c, next) => {
        const leave = await reserveFormMemory(c);
        try {
          const { image, ...fields } = await fieldsOf(c);
          const photo = photoOf(image);
          c.req.addValidatedData('form', { ...(await parse(c, schema, fields, photo)), image: photo });
          await next();
        } finally {
          leave();
        }
      },
    ),
  );

/** A file as the whole body. It waits for memory. @param type its content type */
export const fileBody = (type: string) =>
  taking(
    'file',
    null,
    createMiddleware<AppEnv, string, { out: { form: { file: Uint8Array<ArrayBuffer> } } }>(
      async (c, next) => {
        if (c.req.header('Content-Type') !== type)
          throw new UnsupportedType(say('errors', 'unsupportedType'));
        const leave = await reserveFormMemory(c);
        try {
          const file = new Uint8Array(await bytesOf(c));
          await noteRequest(c, await sha256(file), null);
          c.req.addValidatedData('form', { file });
          await next();
        } finally {
          leave();
        }
      },
    ),
  );

/** A sender who has gone is no failure of ours. */
async function bytesOf(c: Context<AppEnv>): Promise<ArrayBuffer> {
  try {
    return await c.req.arrayBuffer();
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed(say('errors', 'malformed'));
  }
}

/** Text is refused as a photo. A form without a photo sends an empty field. */
function photoOf(image: unknown): File | null {
  if (typeof image === 'string' && image !== '') throw new Malformed(say('photos', 'wrongType'), 'image');
  return image instanceof File && (image.size > 0 || image.name !== '') ? image : null;
}

async function parse<S extends Schema>(
  c: Context<AppEnv>,
  schema: S,
  fields: Record<string, unknown>,
  photo: File | null,
) {
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) refuse(parsed.error.issues);
  await noteRequest(c, parsed.data, photo);
  // Bodies are objects: every schema given to this module is a z.object, or a union of them.
  return parsed.data as z.output<S> & object;
}

async function fieldsOf(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('Content-Type');
  let body: unknown;
  try {
    if (isForm(type)) body = onceEach(await c.req.raw.formData());
    else if (/^application\/json\s*(?:;|$)/i.test(type ?? '')) body = await c.req.json();
  } catch (error) {
    throw error instanceof TooLarge ? error : new Malformed(say('errors', 'malformed'));
  }
  if (body === undefined) throw new UnsupportedType(say('errors', 'unsupportedType'));
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Malformed(say('errors', 'malformed'));
  return { ...body };
}

/** Refuses a field that is sent twice: it is unclear which one was meant. */
function onceEach(form: FormData): Record<string, unknown> {
  const names = [...form.keys()];
  if (new Set(names).size < names.length) throw new Malformed(say('errors', 'malformed'));
  const texts = [...form.values()].filter((value) => typeof value === 'string');
  if (texts.join('').length > formMaxBytes) throw new TooLarge(say('errors', 'tooLarge'));
  return Object.fromEntries(form);
}

const keyPattern = /^[\x21-\x7E]{8,64}$/;

/** With an Idempotency-Key, notes a hash of the request, so that the answer can be stored with it. */
async function noteRequest(c: Context<AppEnv>, value: unknown, photo: File | null): Promise<void> {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return;
  if (!keyPattern.test(key)) throw new Malformed(say('errors', 'keyMalformed'));
  const picture = photo ? await sha256(new Uint8Array(await photo.arrayBuffer())) : '';
  const requestHash = await sha256([c.req.method, c.req.path, JSON.stringify(value), picture].join('\n'));
  c.set('repeatable', { key, requestHash });
}

/** One text, such as a path's parameter. */
export function readText<S extends Schema>(schema: S, text: string): z.output<S> {
  const parsed = z.safeParse(schema, text);
  if (!parsed.success) refuse(parsed.error.issues);
  return parsed.data;
}
