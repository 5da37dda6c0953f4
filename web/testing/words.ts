// English words for tests, there from the start.
import * as en from '../../schema/words/en/index.ts';
import { seedWords } from '../lib/words.ts';
import '../lib/unit.ts';

seedWords(en);
