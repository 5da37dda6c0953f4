import { describe, expect, test } from 'vitest';
import { isReserved, speaksForCommunity, usernameKeyOf } from './names.ts';

describe('a name', () => {
  test.each([
    'admin',
    'Administrator',
    'ADMIN',
    'ad.min',
    'a-d_m i n',
    'ａｄｍｉｎ',
    'ádmin',
    'ADMİN',
    'Adm1n',
    'admin2',
    'admin 42',
    'The Admin',
    'Admins',
    'Anonymous',
    'an0nymous',
    'Moderator',
    'Support Team',
    'Our Team',
    'official support',
    'ROOT',
    'r00t',
    'Rockabout',
    'rock-about',
    'R0ckab0ut',
    'Rockabout Support',
    'the real rockabout',
    'тһетеам',
    'ТЕАМ',
    'моԁ',
    // A small L for an I, r and n for an m, c and l for a d.
    'ADMlN',
    'admln',
    'adrnin',
    'aclmin',
    'Adrn1n',
    'ᴀdmin',
    'ᴀᴅᴍɪɴ',
    'admɩn',
    'ađmin',
    'ɑdmin',
    'ᎪᎠᎷꓲꓠ',
    'Ꮪupport',
    'ЅUРРОRТ',
    'Suppօrt',
    'ΗΕLΡ',
    'staƒƒ',
    'Support ✅',
    '⭐ Official ⭐',
    '$upport',
    '@dmin',
    'mod\u200Berator',
    'Verified',
    // A word of the community among others.
    'Robin Support',
    'Robin (admin)',
    'Robin [official]',
    'Robin | Support',
    'Robin|Support|',
    'Robin （ADMlN）',
    'Robin ($upport!)',
    'robin_Suppоrt2',
    'Robin Sup-port',
    'SupportTeam Robin',
    'help desk',
    'sysadmin',
    // Letters of other scripts as Latin ones, also those that Unicode's data leaves out.
    'ᗩdmin',
    'ᗩᗪᗰIᑎ',
    'ᗩᗪᗰᓰᑎ',
    'ᎪᎠᎷᏆΝ',
    'ᏗᎴᎷᎥᏁ',
    'ᔕᑌᑭᑭOᖇT',
    'ᏚᏌᏢᏢϴᎡᎢ',
    'ᕼᗴᒪᑭ',
    // Words that begin with a capital, or stand beside digits.
    'RobinAdmin',
    'robin42admin',
    // Letters with spaces between them.
    'Robin S u p p o r t',
    'Robin S. u. p. p. o. r. t.',
    'R o b i n a d m i n Support',
    'Robin a d m i n 7',
    // Letters that look like signs: around a word, in it, between words, and in place of a letter.
    'ʼsupportʼ',
    'ꞏadminꞏ',
    'ǀadminǀ',
    'ˍadminˍ',
    'ʻadmin',
    'ǃadmin',
    'ꜝadmin',
    'adminˑ',
    'ːadmin',
    'ʿstaffʾ',
    'ㅣadmin',
    '丨admin',
    '一admin',
    'ㅡadmin',
    'ーadminー',
    'Rockabꞏout',
    'Robinꞏadmin',
    'Robinǀsupport',
    'admㅣn',
    'adm丨n',
    'admǃn',
    // Compounds.
    'siteadmin',
    'superadmin',
    'SuperMod',
    'superuser',
    'customersupport',
    'techsupport',
    'Robin techsupport',
    'customerservice',
    'Customer Care',
    'deleted user',
    'deleted.user',
    'guestuser',
    'noreply',
    'no-reply',
  ])('is kept for the community: %j', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each([
    'Madmin',
    'teammate',
    'Stafford',
    'rooted',
    'Helper',
    'Systematic',
    'Modesty',
    'supporter',
    "O'Brien",
    'O’Brien',
    'Van der Berg',
    'Modou',
    'Adminda',
    'Robin Modou',
    // Real family names, which speak for nobody.
    'Christopher Guest',
    'Elihu Root',
    'Jean-Luc',
    'Nguyễn',
    'Łukasz',
    'Clementine',
    'Bernie',
    '李',
    'محمد',
    'Οδυσσέας',
    'Наташа',
    // No word of its own: Badminton has it too.
    'robinadmin',
    'Badminton',
    'J. R. R. Tolkien',
    'M. O. D. Smith',
    'Tea M. Smith',
    'Ana G. I. T. Lopez',
    'Adelmina',
    'Amod',
    'Timothy McTeague',
    // Of many languages, whole scripts too.
    'ᏍᏏᏉᏯ',
    'ᏣᎳᎩ ᎤᏃᎴ',
    'ᎠᏓᏅᏙ',
    'ᐊᓂ ᐃᓄᒃᑐᑦ',
    'ᒥᔅᑎᓯᓂ',
    'ᑕᓂᓯ ᓇᐦᑳᐧᑲᐣ',
    'ᐱᓯᑦᑑᖅ',
    'ꪜꪱꪙ',
    'გიორგი',
    'Հովհաննես',
    'አበበ',
    'ကျော်ကျော်',
    'สมชาย',
    'ජයසිංහ',
    'Šárka Dvořáková',
    'Þórður',
    'İbrahim Çelik',
    'Siân Llywelyn',
    'šxʷməθkʷəy̓əm',
    'Kamehaʻilimoku',
    'Тимофей',
    'Εύμολπος',
    'מוד',
    '김하민',
    'さくら',
    // Letters that look like signs, where they belong.
    'Kahoʻolawe',
    'Oʻgʻli',
    'Maʼmun',
    'スーパー太郎',
    '一郎',
    '丨',
    '시온',
    'ǀXam',
    'ǃKung',
    'Nǁng ǂHoan',
    // Parts of the compounds, and words that begin with them.
    'Robert Service',
    'Superb',
    'Sitelle',
    'Techno Usher',
    'Customer',
    'Users',
    'supermodel',
    'supersystem',
    'Supersonic Rocker',
    '',
  ])('may be %j', (name) => {
    expect(isReserved(name)).toBe(false);
  });
});

describe('a last name', () => {
  test.each([
    'Support',
    'Admin',
    'ADMlN',
    'Suppоrt',
    'Official',
    'Verified',
    'Official Team',
    'S u p p o r t',
  ])('speaks for the community: %j', (name) => {
    expect(speaksForCommunity(name)).toBe(true);
  });

  test.each(['Guest', 'Root', 'Null', 'Modou', "O'Brien", 'Van der Berg', 'Nguyễn', '李', 'محمد'])(
    'may be %j',
    (name) => {
      expect(speaksForCommunity(name)).toBe(false);
    },
  );
});

describe('two usernames are the same', () => {
  test.each([
    ['in another case', 'Pebble', 'pEBBLE'],
    ['in full width', 'Pebble', 'Ｐｅｂｂｌｅ'],
    ['with something between the letters', 'pebble', 'p.e_b-b le'],
    ['in Cyrillic letters that look alike', 'coco', 'сосо'],
    ['in Cyrillic capitals that look alike', 'TOM', 'ТОМ'],
    ['in Greek letters that look alike', 'KAI', 'ΚΑΙ'],
    ['with and without a dot on the i', 'ILSE', 'İLSE'],
    ['with a small i without its dot', 'iris', 'ırıs'],
    ['with either sigma', 'οδος', 'ΟΔΟΣ'],
  ])('%s', (_, one, other) => {
    expect(usernameKeyOf(one)).toBe(usernameKeyOf(other));
  });

  test.each([
    ['with an accent', 'Zoe', 'Zoë'],
    ['with another letter', 'pebble', 'pebbles'],
    ['with another digit', 'rock1', 'rock2'],
  ])('not %s', (_, one, other) => {
    expect(usernameKeyOf(one)).not.toBe(usernameKeyOf(other));
  });

  test.each(['', '   '])('never when none was chosen: %j', (none) => {
    expect(usernameKeyOf(none)).toBeNull();
  });
});
