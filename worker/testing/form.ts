// Builds form data as a browser sends it.

/** @param image bytes of a photo */
export function formOf(fields: Readonly<Record<string, string>>, image?: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set('image', new File([Uint8Array.from(image)], 'rock.gif'));
  return form;
}
