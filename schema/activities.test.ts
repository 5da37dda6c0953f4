import { describe, expect, test } from 'vitest';
import { activityDescription } from './activities.ts';
import * as en from './words/en/index.ts';

describe('the sentence of an activity', () => {
  test.each([
    ['rock_created', 'Sunny was registered'],
    ['rock_hidden', 'Sunny was hidden'],
    ['rock_found', 'Sunny was found'],
    ['rehidden_rock', 'Sunny was hidden again'],
  ] as const)('of %s names the rock and what happened', (type, sentence) => {
    expect(activityDescription(en, type, 'Sunny')).toBe(sentence);
  });
});
