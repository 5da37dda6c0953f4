// Takes a photo that another app shares with the installed one, for a new rock.
import { sharedPhoto } from '../../schema/offline.ts';

export const isSharedPhoto = (request: Request, { pathname }: URL): boolean =>
  request.method === 'POST' && pathname === sharedPhoto.path;

/** Keeps it for the form, which takes it once. */
export async function takeSharedPhoto(request: Request): Promise<Response> {
  try {
    const photo = (await request.formData()).get('photo');
    if (photo instanceof File) {
      const cache = await caches.open(sharedPhoto.cache);
      const headers = { 'Content-Type': photo.type, 'X-Name': encodeURIComponent(photo.name) };
      await cache.put(sharedPhoto.path, new Response(photo, { headers }));
    }
  } catch {
    // The form opens without it, and its owner chooses it there.
  }
  return Response.redirect('/register-rock', 303);
}
