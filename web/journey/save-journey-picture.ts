// Saves the map of a journey as a picture.
import { productName } from '../config.ts';
import { pictureName, saidName } from '../lib/picture-name.ts';
import { saveFile } from '../lib/save-file.ts';
import { toast } from '../ui/toast.ts';
import { journeyPicture, type Journey } from './journey-picture.ts';
import { wordsNow } from '../lib/words.ts';

interface JourneyOnMap extends Journey {
  /** Contains the map, as it is to be seen in the picture. */
  frame: HTMLElement | null;
}

export async function saveJourneyPicture({ frame, ...journey }: JourneyOnMap): Promise<void> {
  const words = wordsNow('trackMap');
  try {
    const map = frame?.querySelector<HTMLElement>('.leaflet-container');
    if (!map) throw new Error('the map is not there');
    // The rock is drawn at its newest place in the next frame.
    await new Promise(requestAnimationFrame);
    const picture = await journeyPicture(map, journey);
    const name = pictureName(words.pictureOf(journey.rock.name), productName);
    saveFile(picture, name);
    toast({ title: words.saved.title, description: words.saved.text(saidName(name)), tone: 'good' });
  } catch (error) {
    console.error('The picture of the journey could not be made.', error);
    toast({ title: words.notSaved.title, description: words.notSaved.text, tone: 'bad' });
  }
}
