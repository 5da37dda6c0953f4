// Types a scanned Rock ID into the page's field and looks it up, as a person would.

export function typeIn(field: HTMLInputElement | null, code: string): void {
  if (!field) return;
  // React replaces the setter of the element, and would not notice the text.
  Reflect.set(HTMLInputElement.prototype, 'value', code, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An ID of ours is looked up as it is typed, and another one by this, once React knows the text. The same request is
  // not made twice.
  setTimeout(() => field.form?.requestSubmit());
}
