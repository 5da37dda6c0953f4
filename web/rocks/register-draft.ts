// What was typed into the register form, kept in this tab: a phone may drop the page while its owner takes the photo.
import { emptyFields, type RegisterFields } from './register-fields.ts';

const keyOf = (memberId: string) => `register-draft:${memberId}`;

export function readDraft(memberId: string): RegisterFields {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? '{}');
    return { ...emptyFields, ...fieldsAmong(kept) };
  } catch {
    return emptyFields;
  }
}

export function keepDraft(memberId: string, fields: Partial<RegisterFields>): void {
  store(() => sessionStorage.setItem(keyOf(memberId), JSON.stringify(fields)));
}

/** The rock is registered, or its owner gave up. */
export function dropDraft(memberId: string): void {
  store(() => sessionStorage.removeItem(keyOf(memberId)));
}

/** Only fields of the form, each of its own type. */
function fieldsAmong(kept: unknown): Partial<RegisterFields> {
  const pairs = Object.entries(kept ?? {});
  const known: Record<string, unknown> = { ...emptyFields };
  return Object.fromEntries(pairs.filter(([field, value]) => typeof known[field] === typeof value));
}

function store(write: () => void): void {
  try {
    write();
  } catch {
    // A browser that keeps nothing: the draft lives as long as the form.
  }
}
