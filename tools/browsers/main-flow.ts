// The main flow of the product, written once for every engine: register a rock, hide it, find it by its label, rehide
// it, follow it as its owner, say thanks, and recognize it without its ID.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { issueCode } from '../../schema/issue-code.ts';
import { newestCode } from '../e2e/inbox.ts';
import { until, type Position, type Tab } from './tab.ts';

interface Stage {
  origin: string;
  /** Opens a browser for another person. */
  openTab: (position: Position) => Promise<Tab>;
  /** A photo as a phone takes it. */
  photo: string;
  /** Folder for screenshots of each step, at the width of a desktop and of a phone, or the narrowest of the engine. */
  picturesDir: string;
}

const phone = [390, 844] as const;
const desk = [1280, 900] as const;

const pond = { latitude: 41.25654, longitude: -95.9345 };
const steps = { latitude: 40.814, longitude: -96.703 };

/** @returns the completed steps; throws with the name of the step that failed */
export async function runMainFlow({ origin, openTab, photo, picturesDir }: Stage): Promise<string[]> {
  const done: string[] = [];
  const code = issueCode();
  const name = `Wanderer ${code.slice(0, 3)}`;
  await mkdir(picturesDir, { recursive: true });

  async function step(title: string, tab: Tab, doIt: () => Promise<unknown>): Promise<void> {
    try {
      await doIt();
    } catch (error) {
      await keepPicture(tab, `${title}, where it failed`).catch(() => {});
      throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    done.push(title);
    for (const [width, height] of [desk, phone]) {
      await tab.resize(width, height);
      // The real width, which may be larger than the requested one.
      await keepPicture(tab, `${title} at ${await tab.ask(() => innerWidth)} px`);
    }
  }

  async function keepPicture(tab: Tab, title: string): Promise<void> {
    const file = `${String(done.length).padStart(2, '0')} ${title}.png`.replaceAll(/[^\w.]+/g, '-');
    await writeFile(join(picturesDir, file), await tab.picture());
  }

  const owner = await openTab(pond);
  const finder = await openTab(steps).catch(async (error: unknown) => {
    await owner.close();
    throw error;
  });
  try {
    await owner.resize(...desk);
    await finder.resize(...phone);

    await step('sign in', owner, () => signIn(owner, origin, '/register-rock'));

    await step('fill in a rock with a photo', owner, async () => {
      await owner.fill('Rock Name', name);
      await owner.fill('QR Code Rock ID#', code);
      await owner.fill('Description', 'Blue as the pond');
      await owner.attach('Rock Photo', photo);
      await owner.press({ role: 'field', name: 'Hide rock now?' });
      await owner.press({ role: 'button', name: 'Enter by hand' });
      await owner.fill('Latitude', String(pond.latitude));
      await owner.fill('Longitude', String(pond.longitude));
      await owner.fill('Location Name', 'Duck pond');
    });

    await step('register and hide it', owner, async () => {
      await owner.press({ role: 'button', name: 'Register Rock' });
      await sees(owner, 'Your rock has been registered successfully.');
      await until('the photo is shown', () =>
        owner.ask((label) => {
          const pictures = document.querySelectorAll<HTMLImageElement>(`article[aria-label="${label}"] img`);
          return [...pictures].some((one) => one.src.includes('/img/') && one.naturalWidth > 0);
        }, name),
      );
    });

    const bare = code.replaceAll('-', '');
    await step('scan its label', finder, async () => {
      await finder.open(`${origin}/R/${bare}`);
      await sees(finder, 'Hidden Rock Found!');
      await sees(finder, name);
    });

    await step('sign in on the way', finder, async () => {
      const path = await finder.ask(() => location.pathname + location.search);
      await signIn(finder, origin, path);
      await sees(finder, 'Hidden Rock Found!');
    });

    await step('mark it as found', finder, async () => {
      await finder.press({ role: 'button', name: 'Mark as Found' });
      await sees(finder, 'You are finder no. 1');
    });

    await step('hide it again at the current location', finder, async () => {
      await finder.press({ role: 'button', name: 'Hide it again' });
      await finder.press({ role: 'button', name: 'Use Current Location' });
      await until('the position is filled in', () =>
        finder.ask(
          (latitude) => [...document.querySelectorAll('input')].some(({ value }) => value === latitude),
          String(steps.latitude),
        ),
      );
      await finder.fill('Location Name', 'Riverside steps');
    });

    await step('log the rehide', finder, async () => {
      await finder.press({ role: 'button', name: 'Log Rehide' });
      await sees(finder, 'Perfect! Rock Rehidden!');
    });

    await step('look at the map', finder, async () => {
      await finder.open(`${origin}/explore-map`);
      await until('the map is drawn', () => finder.ask(drawnMap));
    });

    await step('follow its journey', owner, async () => {
      await owner.open(`${origin}/my-rocks`);
      await sees(owner, 'Riverside steps');
      await owner.press({ role: 'button', name: 'View Journey' });
      await sees(owner, 'Rock Journey Timeline');
    });

    await step('track it on a map', owner, async () => {
      await owner.press({ role: 'button', name: 'Track on Map' });
      await until('the map is drawn', () => owner.ask(drawnMap));
      await sees(owner, 'Duck pond');
    });

    await step('hear of the find and say thanks', owner, async () => {
      await owner.open(`${origin}/notifications`);
      await sees(owner, `${name} was found`);
      await owner.press({ role: 'button', name: 'Say thanks' });
      await sees(owner, 'You said thanks');
    });

    await step('look at the page of the rock', owner, async () => {
      await owner.press({ role: 'link', name: `${name} was found` });
      await sees(owner, 'Its journey');
    });

    await step('ask about a rock whose ID is worn off', finder, async () => {
      await finder.open(`${origin}/worn-off`);
      await finder.fill('What is on it? (optional)', 'blue, a pond');
      await finder.fill('Near which town did you find it?', 'Lincoln');
      await finder.press({ role: 'button', name: 'Look for it' });
      await finder.press({ role: 'link', name: `This is it: ${name}` });
      await finder.attach('Your photo of it', photo);
      await finder.press({ role: 'button', name: 'Ask the painter' });
      await sees(finder, 'We asked');
    });

    await step('look at the photo and recognize it', owner, async () => {
      await owner.open(`${origin}/notifications`);
      await owner.press({ role: 'link', name: `Is this ${name}?` });
      await owner.press({ role: 'button', name: 'Yes, it is mine' });
      await sees(owner, `${name} was found`);
    });

    await step('read the news', finder, async () => {
      await finder.open(`${origin}/notifications`);
      await sees(finder, `You found ${name}`);
      await sees(finder, `Thank you for finding ${name}`);
    });

    await step('share it as a picture', owner, async () => {
      await owner.open(`${origin}/my-rocks`);
      await owner.ask(catchSaved);
      await owner.press({ role: 'button', name: 'Share' });
      await owner.press({ role: 'menuitem', name: 'Share Rock Details' });
      await sees(owner, 'Picture saved');
      const [card = '', foot = ''] = await until('the picture is saved', () => owner.ask(savedPicture));
      await writeFile(join(picturesDir, 'share-card.png'), card, 'base64');
      // If parts of it are lower than in the page, its end is cut off.
      if (card.length < 20_000 || foot !== 'even')
        throw new Error(`the picture is incomplete: its bottom is ${foot}`);
    });

    await step('print its label', owner, async () => {
      await owner.press({ role: 'button', name: 'Print Label' });
      await until('the label is drawn', () =>
        owner.ask(
          (label) => document.querySelector(`[aria-label="${label}"] path, img[alt="${label}"]`) !== null,
          `Label with the Rock ID ${code}`,
        ),
      );
      await owner.ask(() => {
        window.print = () => (document.documentElement.dataset['printed'] = 'yes');
      });
      await owner.press({ role: 'button', name: 'Print Label' });
      await until('the print dialog opens', () =>
        owner.ask(() => document.documentElement.dataset['printed'] === 'yes'),
      );
    });
    return done;
  } finally {
    await Promise.all([owner.close(), finder.close()]);
  }
}

async function signIn(tab: Tab, origin: string, path: string): Promise<void> {
  const email = `${crypto.randomUUID().slice(0, 13)}@example.test`;
  await tab.open(`${origin}/api/login?returnTo=${encodeURIComponent(path)}`);
  await tab.fill('Email address', email);
  await tab.press({ role: 'button', name: 'Send me a code' });
  await sees(tab, 'Sign in');
  await tab.fill('Code', await until('the code arrives', () => newestCode(origin, email)));
  await tab.press({ role: 'button', name: 'Sign in' });
  await until('signed in', () => tab.ask(() => !location.pathname.startsWith('/api/')));
}

/** Waits until a text is visible. */
const sees = (tab: Tab, text: string) =>
  until(`'${text}' is visible`, () => tab.ask((wanted) => document.body.innerText.includes(wanted), text));

/** Runs in the page. */
function drawnMap(): boolean {
  const map =
    document.querySelector('[role=dialog] .leaflet-container') ??
    document.querySelector('.leaflet-container');
  // A rock, a group of rocks, or a stop. The map has paths and a canvas even without any of them.
  return map !== null && map.querySelector('.map-spot, .map-marker') !== null;
}

/** Runs in the page. Catches downloads, because a browser under test saves nothing. */
function catchSaved(): void {
  // Also removes the share sheet, which only some machines have.
  Object.assign(navigator, { canShare: undefined });
  HTMLAnchorElement.prototype.click = function () {
    document.documentElement.dataset['saved'] = this.href;
  };
}

/** Runs in the page: the saved picture in base64, and whether its bottom is even, as paper below the last line is. */
async function savedPicture(): Promise<string[] | null> {
  const { saved } = document.documentElement.dataset;
  if (saved === undefined) return null;
  const image = new Image();
  image.src = saved;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  brush?.drawImage(image, 0, 0);
  const foot = new Uint32Array(brush?.getImageData(0, height - 16, width, 16).data.buffer ?? []);
  const isEven = foot.length > 0 && foot.every((pixel) => pixel === foot[0]);
  return [canvas.toDataURL('image/png').replace(/^.*,/, ''), isEven ? 'even' : 'uneven'];
}
