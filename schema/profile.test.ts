import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { EmailInput, ProfileInput, profileLimits } from './profile.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const profile = { firstName: 'Robin', lastName: 'Wren' };
const usernameOf = (username: unknown) => {
  const result = z.safeParse(ProfileInput, { ...profile, username });
  return result.success ? result.data.username : worded(en, result.error.issues[0]?.message ?? '');
};

describe('a username', () => {
  test.each([
    ['three letters', 'Ann', 'Ann'],
    ['twenty letters', 'a'.repeat(20), 'a'.repeat(20)],
    ['white space around it', '  pebble \t', 'pebble'],
    ['a space, a dot, a line and a hyphen inside', 'Ann B.c_d-e', 'Ann B.c_d-e'],
    ['digits alone', '1234', '1234'],
    ['letters of full width', 'Ｐｅｂｂｌｅ', 'Pebble'],
    ['mathematical letters', '𝐇𝐚𝐳𝐞𝐥', 'Hazel'],
    ['twenty letters beyond the first plane', '𠮷'.repeat(20), '𠮷'.repeat(20)],
    ['accents', 'Zoë Ångström', 'Zoë Ångström'],
    ['accents of their own', 'Zoe\u0308', 'Zoë'],
    ['Cyrillic', 'Ёлка 7', 'Ёлка 7'],
    ['Greek', 'Πέτρα', 'Πέτρα'],
    ['Arabic', 'حجر ملون', 'حجر ملون'],
    ['Hebrew', 'אבן', 'אבן'],
    ['Devanagari with its marks', 'ज़मीन', 'ज़मीन'.normalize('NFKC')],
    ['Thai with its marks', 'น้ำหิน', 'น้ำหิน'.normalize('NFKC')],
    ['Japanese beside Latin', 'ROCK石ころ', 'ROCK石ころ'],
    ['Korean', '돌멩이', '돌멩이'],
    ['nothing', '', ''],
    ['white space alone', ' \t\n', ''],
    ['zero-width characters alone', '\u200B\u200D\u2060', ''],
    ['Hangul fillers alone', '\u3164\u3164\u3164', ''],
  ])('may be %s', (_, typed, kept) => {
    expect(usernameOf(typed)).toBe(kept);
  });

  test('may be missing', () => {
    expect(usernameOf(undefined)).toBe('');
  });

  test.each([
    ['two letters', 'ab', en.profile.usernameShort(3)],
    ['two letters and spaces around them', '  ab  ', en.profile.usernameShort(3)],
    ['two letters beyond the first plane', '𠮷𠮷', en.profile.usernameShort(3)],
    ['21 letters', 'a'.repeat(21), en.profile.usernameLong(20)],
    ['21 letters beyond the first plane', '𠮷'.repeat(21), en.profile.usernameLong(20)],
    ['a ligature that unfolds to 18 letters, and more', '\uFDFA abc', en.profile.usernameLong(20)],
    ['ten thousand letters', 'a'.repeat(10_000), en.profile.usernameLong(20)],
    ['a number', 1234, en.profile.usernameCharacters],
    ['nothing but null', null, en.profile.usernameCharacters],
    ['a list', ['pebble'], en.profile.usernameCharacters],
  ])('is not %s', (_, typed, words) => {
    expect(usernameOf(typed)).toBe(words);
  });

  test.each([
    ['an emoji', 'pebble🪨'],
    ['a flag', '🇺🇸🇺🇸🇺🇸'],
    ['markup', '<b>pebble'],
    ['an at sign', 'pebble@home'],
    ['a slash', 'pebble/rock'],
    ['an apostrophe', "O'Neil"],
    ['a right-to-left override', 'peb\u202Eelb'],
    ['a right-to-left mark', 'peb\u200Fble'],
    ['a direction isolate', 'peb\u2066ble'],
    ['a zero-width space', 'peb\u200Bble'],
    ['a zero-width joiner', 'peb\u200Dble'],
    ['a word joiner', 'peb\u2060ble'],
    ['a byte order mark', 'peb\uFEFFble'],
    ['a soft hyphen', 'peb\u00ADble'],
    ['a Hangul filler', 'peb\u3164ble'],
    ['a half-width Hangul filler', 'peb\uFFA0ble'],
    ['a combining grapheme joiner', 'peb\u034Fble'],
    ['a variation selector', 'pebble\uFE0F'],
    ['a tag character', 'pebble\u{E0061}'],
    ['a blank braille pattern', 'peb\u2800ble'],
    ['a control character', 'peb\u0007ble'],
    ['U+0000', 'peb\u0000ble'],
    ['a line end', 'peb\nble'],
    ['a tab', 'peb\tble'],
    ['a lone surrogate', 'peb\uD800ble'],
    ['two spaces', 'peb  ble'],
    ['a dot at its end', 'pebble.'],
    ['a hyphen at its start', '-pebble'],
    ['punctuation alone', '._-'],
    ['a mark without a letter', '\u0301\u0301\u0301'],
    ['marks piled up', 'pe\u0316\u0317\u0318\u0319bble'],
    ['a Cyrillic letter among Latin ones', 'h\u0430zel'],
    ['a Greek letter among Latin ones', 'r\u03BFbin'],
    ['a Cherokee letter among Latin ones', 'pebb\u13DEe'],
    ['an Armenian letter among Latin ones', 'r\u0585bin'],
    ['trade mark', 'robin™'],
    ['raised capitals', 'robinᵀᴹ'],
    ['letter in a circle', 'robin Ⓥ'],
  ])('has no %s', (_, typed) => {
    expect(usernameOf(typed)).toBe(en.profile.usernameCharacters);
  });

  test.each(['a', 'a.', 'a\u0301', '\uFDFA', '𠮷', '🪨'])(
    'is checked quickly, however often it has %j',
    (part) => {
      expect(usernameOf(part.repeat(30_000))).toBe(en.profile.usernameLong(20));
    },
  );
});

describe('a profile', () => {
  const issueOf = (input: object) => {
    const issue = z.safeParse(ProfileInput, { ...profile, ...input }).error?.issues[0];
    return issue && [issue.path.join('.'), worded(en, issue.message)];
  };

  test('is six fields, and nothing else', () => {
    const input = { ...profile, username: 'wren', city: 'Omaha', state: 'NE', country: 'USA' };
    const crafted: unknown = JSON.parse(
      '{"__proto__": {"isAdmin": true}, "email": "x@example.com", "id": "1"}',
    );
    expect(z.parse(ProfileInput, Object.assign(Object.create(null), crafted, input))).toEqual(input);
    expect(z.parse(ProfileInput, profile)).toEqual({
      ...profile,
      username: '',
      city: '',
      state: '',
      country: '',
    });
  });

  test.each([
    "O'Brien",
    'O’Brien',
    'Jean-Luc',
    'Nguyễn',
    'Anna + Tom',
    'Sammy Davis, Jr.',
    'Ångström',
    '李',
    'محمد',
    'किरण',
    'علی\u200Cرضا',
    'D·Arc',
    'Наташа Smith',
    'ᏍᏏᏉᏯ',
    'ᐊᓂ ᐃᓄᒃᑐᑦ',
    'ꪜꪱꪙ',
    'šxʷməθkʷəy̓əm',
    'Kamehaʻilimoku',
    'Oʻgʻli',
    '葛\u{E0100}城',
    'スーパー太郎',
    '田中Anna',
    'スミス・ジョン',
  ])('may have the name %s', (name) => {
    expect(issueOf({ firstName: name, lastName: name })).toBeUndefined();
  });

  test.each([
    'Support ✅',
    'Robin ✔',
    '☑ Robin',
    '√ Robin',
    'Robin 👑',
    'Robin ⭐',
    'Robin™',
    'Robinᵀᴹ',
    'Robin ®',
    'Robin Ⓥ',
    'Robin \u{10102}',
    'Ⓡobin',
    '1️⃣ Robin',
    '🇺🇸',
    'R \uF8FF',
  ])('has no badge in a name: %s', (name) => {
    expect(issueOf({ firstName: name })).toEqual(['firstName', en.names.nameBadge]);
    expect(issueOf({ lastName: name })).toEqual(['lastName', en.names.nameBadge]);
  });

  test.each(['Robin ꪜ', 'ꪜ Robin', 'Robin ꪜ.'])(
    'has no letter in a name that looks like a check mark: %s',
    (name) => {
      expect(issueOf({ firstName: name })).toEqual(['firstName', en.names.nameBadge]);
      expect(issueOf({ lastName: name })).toEqual(['lastName', en.names.nameBadge]);
    },
  );

  test.each(['ᗩdmin', 'R\u043Ebin', 'ᎪᎠᎷᏆ\u039D', 'Robin \u0405mith', 'Иvan'])(
    'has words of one script: %s',
    (name) => {
      expect(issueOf({ firstName: name })).toEqual(['firstName', en.names.nameScript]);
      expect(issueOf({ lastName: name })).toEqual(['lastName', en.names.nameScript]);
    },
  );

  test.each(['\u115F', '\u1160', '\u3164', '\uFFA0'])('has no invisible letter: %j', (filler) => {
    for (const name of [`adm${filler}in`, `${filler}Robin`])
      expect([issueOf({ firstName: name }), issueOf({ lastName: name })]).toEqual([
        ['firstName', en.names.nameUnseen],
        ['lastName', en.names.nameUnseen],
      ]);
  });

  test.each([
    [{ firstName: undefined }, 'firstName', en.profile.firstName],
    [{ firstName: ' \u200B ' }, 'firstName', en.profile.firstName],
    [{ firstName: 7 }, 'firstName', en.profile.firstName],
    [{ lastName: '' }, 'lastName', en.profile.lastName],
    [{ lastName: null }, 'lastName', en.profile.lastName],
    [
      { firstName: 'a'.repeat(profileLimits.name + 1) },
      'firstName',
      'The first name can have at most 60 characters',
    ],
    [{ city: 'a'.repeat(profileLimits.place + 1) }, 'city', 'The city can have at most 80 characters'],
    [{ country: ['USA'] }, 'country', 'The country must be a text'],
    [{ state: 'N\u202EE' }, 'state', 'This text has characters that cannot be kept'],
    [{ lastName: 'W\u0000ren' }, 'lastName', 'This text has characters that cannot be kept'],
  ])('with %j says what is wrong with it', (input, field, words) => {
    expect(issueOf(input)).toEqual([field, words]);
  });
});

test.each([undefined, null, 7, '', 'robin', 'robin@example'])('%j is no address to change to', (email) => {
  expect(worded(en, z.safeParse(EmailInput, { email }).error?.issues[0]?.message ?? '')).toBe(
    en.signIn.emailInvalid,
  );
});
