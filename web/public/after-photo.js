// Brings the app once the photo in the first HTML of a scan is there: on a thin line it would keep the photo waiting.
const { app, look, parts } = document.currentScript.dataset;
const photo = document.querySelector('main img');
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

if (!photo || photo.complete) bring();
else {
  for (const end of ['load', 'error']) photo.addEventListener(end, bring);
  setTimeout(bring, patience);
}
