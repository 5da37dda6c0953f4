// Brings the app once the photo in the first HTML of a scan is there: on a thin line it would keep the photo waiting.
const { app, look } = document.currentScript.dataset;
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
}

if (!photo || photo.complete) bring();
else {
  for (const end of ['load', 'error']) photo.addEventListener(end, bring);
  setTimeout(bring, patience);
}
