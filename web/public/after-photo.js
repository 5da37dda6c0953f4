// Loads the app after the photo in the first HTML of a scan, since on a slow connection the app would delay the photo.
// A photo that fails to load is replaced by a message until the app takes over, or for good if the app does not load.
const { app, look, parts } = document.currentScript.dataset;
const photo = document.querySelector('main img');
const missing = photo?.nextElementSibling;
/** Milliseconds after which the app loads even if the photo has not. */
const patience = 5000;
let isLoading = false;

function loadApp() {
  if (isLoading) return;
  isLoading = true;
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', crossOrigin: '', href: look });
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: app });
  document.body.append(style, script);
  // Preload the app's chunks, which it would request only once it has loaded.
  for (const href of parts.split(' ').filter(Boolean)) {
    const part = document.createElement('link');
    Object.assign(part, { rel: 'modulepreload', crossOrigin: '', href });
    document.body.append(part);
  }
}

function show(isThere) {
  const hadFocus = missing?.contains(document.activeElement);
  photo.hidden = !isThere;
  if (missing) missing.hidden = isThere;
  if (!isThere || !hadFocus) return;
  photo.tabIndex = -1;
  photo.focus({ preventScroll: true });
}

/** Retries with `cache: 'reload'`, since the browser may have cached half a photo. */
async function tryAgain(button) {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  try {
    await (await fetch(photo.currentSrc || photo.src, { cache: 'reload' })).blob();
    photo.src = photo.getAttribute('src');
  } catch {
    // The message and the button stay.
  }
  button.ariaDisabled = 'false';
}

if (photo) {
  const button = missing?.querySelector('button');
  button?.addEventListener('click', () => void tryAgain(button));
  photo.addEventListener('load', () => show(true));
  photo.addEventListener('error', () => show(false));
  if (photo.complete && photo.naturalWidth === 0) show(false);
}
if (!photo || photo.complete) loadApp();
else {
  for (const end of ['load', 'error']) photo.addEventListener(end, loadApp);
  setTimeout(loadApp, patience);
}
