// English for tests that draw a component as text, without a browser.
import * as en from '../../schema/words/en/index.ts';
import '../lib/unit.ts';
import { provideWords } from '../views/words.ts';
import { provideUnit } from '../views/distance.ts';

// After the app's own, which needs a browser.
provideWords((noun) => en[noun]);
provideUnit(() => 'mi');
