import { describe, expect, test } from 'vitest';
import { isReserved, readingKeyOf, speaksForCommunity, usernameKeyOf } from './names.ts';

/** Splits comma-separated names. */
const each = (lists: Record<string, string>) => Object.values(lists).flatMap((names) => names.split(', '));

const reserved = {
  'in any spelling': 'admin, Administrator, ADMIN, ad.min, a-d_m i n, ａｄｍｉｎ, ádmin, ADMİN, Admins, ROOT',
  'with digits': 'Adm1n, admin2, admin 42, an0nymous, r00t, R0ckab0ut, robin42admin',
  'of several words': 'The Admin, Support Team, Our Team, official support, help desk, Robin Support',
  'other words': 'Anonymous, Moderator, Verified, sysadmin, noreply, no-reply, deleted user, deleted.user',
  'our name': 'Rockabout, rock-about, Rockabout Support, the real rockabout, Rockabꞏout',
  'in other scripts': 'тһетеам, ТЕАМ, моԁ, ЅUРРОRТ, Suppօrt, ΗΕLΡ, staƒƒ, robin_Suppоrt2',
  // A lower-case L for an I, rn for an m, cl for a d.
  'in letters that look alike': 'ADMlN, admln, adrnin, aclmin, Adrn1n, ᴀdmin, ᴀᴅᴍɪɴ, admɩn, ađmin, ɑdmin',
  // Includes letters that Unicode's data omits.
  'in rare scripts': 'ᎪᎠᎷꓲꓠ, Ꮪupport, ᗩdmin, ᗩᗪᗰIᑎ, ᗩᗪᗰᓰᑎ, ᎪᎠᎷᏆΝ, ᏗᎴᎷᎥᏁ, ᔕᑌᑭᑭOᖇT, ᏚᏌᏢᏢϴᎡᎢ, ᕼᗴᒪᑭ',
  'with signs':
    'Support ✅, ⭐ Official ⭐, $upport, @dmin, mod\u200Berator, Robin (admin), Robin [official]',
  'between signs': 'Robin | Support, Robin|Support|, Robin （ADMlN）, Robin ($upport!), Robin Sup-port',
  'where a capital begins a word': 'RobinAdmin, SupportTeam Robin, SuperMod',
  'with spaces between letters':
    'Robin S u p p o r t, Robin S. u. p. p. o. r. t., R o b i n a d m i n Support, Robin a d m i n 7',
  'between letters that look like signs':
    'ʼsupportʼ, ꞏadminꞏ, ǀadminǀ, ˍadminˍ, ʻadmin, ǃadmin, ꜝadmin, adminˑ, ːadmin, ʿstaffʾ',
  'between strokes of other scripts':
    'ㅣadmin, 丨admin, 一admin, ㅡadmin, ーadminー, Robinꞏadmin, Robinǀsupport',
  'with such a stroke for a letter': 'admㅣn, adm丨n, admǃn',
  'of compounds':
    'siteadmin, superadmin, superuser, customersupport, techsupport, Robin techsupport, guestuser',
  'of services': 'customerservice, Customer Care',
};

const free = {
  'that have a word in them':
    'Madmin, teammate, Stafford, rooted, Helper, Systematic, Modesty, supporter, Badminton',
  // robinadmin has no separate word admin, like Badminton.
  'that almost contain one': 'Adminda, robinadmin, Adelmina, Amod, Timothy McTeague, Clementine, Bernie',
  'of families, which speak for nobody': 'Christopher Guest, Elihu Root, Robert Service, Modou, Robin Modou',
  'with signs':
    "O'Brien, O’Brien, Jean-Luc, J. R. R. Tolkien, M. O. D. Smith, Tea M. Smith, Ana G. I. T. Lopez",
  'in Latin letters': 'Van der Berg, Nguyễn, Łukasz, Šárka Dvořáková, Þórður, İbrahim Çelik, Siân Llywelyn',
  'in other scripts': '李, محمد, Οδυσσέας, Наташа, Тимофей, Εύμολπος, מוד, 김하민, さくら, 시온',
  'in rare scripts': 'ᏍᏏᏉᏯ, ᏣᎳᎩ ᎤᏃᎴ, ᎠᏓᏅᏙ, ᐊᓂ ᐃᓄᒃᑐᑦ, ᒥᔅᑎᓯᓂ, ᑕᓂᓯ ᓇᐦᑳᐧᑲᐣ, ᐱᓯᑦᑑᖅ, ꪜꪱꪙ, გიორგი, Հովհաննես, አበበ',
  'of South and East Asia': 'ကျော်ကျော်, สมชาย, ජයසිංහ, スーパー太郎, 一郎, 丨',
  'where letters look like signs':
    'šxʷməθkʷəy̓əm, Kamehaʻilimoku, Kahoʻolawe, Oʻgʻli, Maʼmun, ǀXam, ǃKung, Nǁng ǂHoan',
  'with parts of compounds':
    'Superb, Sitelle, Techno Usher, Customer, Users, supermodel, supersystem, Supersonic Rocker',
  none: '',
};

describe('a name', () => {
  test.each(each(reserved))('is reserved for the community: %j', (name) => {
    expect(isReserved(name)).toBe(true);
  });

  test.each(each(free))('may be %j', (name) => {
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

describe('two texts read the same', () => {
  test.each([
    ['with a zero-width space', 'Only fools', 'Only fo\u200Bols'],
    ['with a soft hyphen', 'Only fools', 'Only fo\u00ADols'],
    ['with a Hangul filler', 'Only fools', 'Only\u3164fools'],
    ['with signs', 'Only fools', '“Only, fools!”'],
    ['with modifiers for quotation marks', 'Only fools', 'ʻOnly foolsʼ'],
    ['with accents', 'Only fools', 'Önlý fools\u0308'],
    ['with an emoji', 'Only fools', 'Only fools 🙃'],
    ['with digits for letters', 'Only fools', '0n1y f00ls'],
    ['with a capital I for a small L', 'Only fools', 'OnIy fooIs'],
    ['in Cyrillic letters', 'Only fools', 'Оnly fооlѕ'],
    ['in letters of rare scripts', 'Only fools', 'ᴏɴʟʏ ꜰᴏᴏʟꜱ'],
    ['of emoji alone', '🖕', ' 🖕\uFE0F '],
  ])('%s', (_, one, other) => {
    expect(readingKeyOf(other)).toBe(readingKeyOf(one));
  });

  test.each([
    ['with another letter', 'Only fools', 'Only tools'],
    ['with another digit', 'Rock 2', 'Rock 3'],
    ['with one more digit', 'NAME', 'NAME1'],
    ['with another emoji', '🖕', '🙂'],
    ['with and without words beside an emoji', '🖕', '🖕 you'],
  ])('not %s', (_, one, other) => {
    expect(readingKeyOf(other)).not.toBe(readingKeyOf(one));
  });

  test.each(['', ' \u200B '])('never when there is nothing to read: %j', (none) => {
    expect(readingKeyOf(none)).toBeNull();
  });
});
