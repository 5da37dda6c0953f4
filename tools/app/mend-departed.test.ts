import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { mendDeparted } from './mend-departed.ts';
import { allMigrations } from './migrate.ts';

const mend = (db: DatabaseSync) =>
  mendDeparted.reduce((sum, statement) => sum + Number(db.prepare(statement).run().changes), 0);

test('what a build from before left of a deleted account goes, and nobody else’s words do', async () => {
  const db = new DatabaseSync(':memory:');
  for (const { queries } of await allMigrations()) for (const query of queries) db.exec(query);
  db.exec(`INSERT INTO members (id, created_at) VALUES ('robin', 1)`);
  const rock =
    db.prepare(`INSERT INTO rocks (id, name, description, code, code_key, created_at, status, hidden_at,
    hidden_location_name, hider_id) VALUES (?1, 'Pebble', '', ?1, ?1, 1, 'hidden', 1, ?2, ?3)`);
  rock.run('left', 'Words of nobody', null);
  rock.run('stays', 'Words of Robin', 'robin');
  const entry = db.prepare(`INSERT INTO entries (id, rock_id, seq, action, member_id, latitude, longitude,
    location_name, notes, own_latitude, own_longitude, own_location_name, created_at, recorded_at)
    VALUES (?1 || ?2, ?1, ?2, ?3, ?4, 41, -96, ?5, ?6, ?7, ?7, ?6, 1, 1)`);
  // Hidden by Robin, found by somebody who left and hid it again; Robin found it there, and so did another later.
  entry.run('left', 1, 'hidden', 'robin', 'Words of Robin', 'Note of Robin', null);
  entry.run('left', 2, 'found', null, 'Words of Robin', 'Words of nobody', 41.5);
  entry.run('left', 3, 'hidden', null, 'Words of nobody', 'Words of nobody', null);
  entry.run('left', 4, 'found', 'robin', 'Words of nobody', 'Note of Robin', 41.5);
  entry.run('left', 5, 'found', null, 'Words of nobody', '', null);
  entry.run('left', 6, 'hidden', 'robin', 'Words of Robin', '', null);
  entry.run('left', 7, 'found', null, 'Words of Robin', '', null);
  db.exec(`INSERT INTO reports (id, subject, rock_id, subject_id, reporter_id, reason, details, created_at)
    VALUES ('one', 'rock', 'left', 'left', NULL, 'other', 'Words of nobody', 1),
      ('two', 'rock', 'left', 'left', 'robin', 'other', 'Words of Robin', 1)`);

  expect(mend(db)).toBeGreaterThan(4);
  const all = ['entries', 'rocks', 'reports'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
  expect(JSON.stringify(all)).not.toContain('Words of nobody');
  const places = db.prepare('SELECT location_name AS name FROM entries ORDER BY seq').all();
  const [theirs, nameless] = ['Words of Robin', 'A hiding place'];
  expect(places.map((row) => row['name'])).toEqual([
    theirs,
    theirs,
    nameless,
    nameless,
    nameless,
    theirs,
    theirs,
  ]);
  expect(
    db.prepare(`SELECT own_latitude, notes FROM entries WHERE seq IN (2, 4) ORDER BY seq`).all(),
  ).toEqual([
    { own_latitude: null, notes: '' },
    { own_latitude: 41.5, notes: 'Note of Robin' },
  ]);
  expect(db.prepare('SELECT latitude FROM entries WHERE latitude <> 41').all()).toEqual([]);
  expect(mend(db)).toBe(0);
});
