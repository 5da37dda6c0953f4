// Brings the app once the photo in the first HTML of a scan is there: on a thin line it would keep the photo waiting.
// A photo that does not load is hidden; words stand in its place until the app comes, or for good if it does not.
const { app, look, parts } = document.currentScript.dataset;
const photo = document.querySelector('main img');
const missing = photo?.nextElementSibling;
/** Milliseconds; a photo that takes longer waits for nobody. */
const patience = 5000;
let isBrought = false;

function bring() {
  if (isBrought) return;
  isBrought = true;
  const style = document.createElement('link');
  Object.assign(style, { rel: 'stylesheet', crossOrigin: '', href: look });
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', crossOrigin: '', src: app });
  document.body.append(style, script);
  // The app asks for them, too, but not before it is here.
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

/** The browser may have kept half a photo: what comes now takes its place. */
async function tryAgain(button) {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  try {
    await (await fetch(photo.currentSrc || photo.src, { cache: 'reload' })).blob();
    photo.src = photo.getAttribute('src');
  } catch {
    // The words stay, and so does the button.
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
if (!photo || photo.complete) bring();
else {
  for (const end of ['load', 'error']) photo.addEventListener(end, bring);
  setTimeout(bring, patience);
}
