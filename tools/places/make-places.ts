// Writes tools/places/places.jsonl.zst, which tools/places/load.ts loads: node tools/places/make-places.ts
import { writeFileSync } from 'node:fs';
import { constants, zstdCompressSync } from 'node:zlib';
import { cellsOf, cellTowns } from './cells.ts';
import { placesFile, type Chunk } from './file.ts';
import { listedTown, listsOf } from './lists.ts';
import { readSpellings } from './names.ts';
import { readParks, readTowns } from './sources.ts';

/** Characters of a chunk, which is one value of a statement. */
const chunkLength = 700_000;

function* chunksOf(table: Chunk[0], rows: Iterable<Chunk[1][number]>): Generator<string> {
  let chunk: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > chunkLength) {
      yield `["${table}",[${chunk.join()}]]`;
      [chunk, length] = [[], 0];
    }
    chunk.push(text);
    length += text.length;
  }
  yield `["${table}",[${chunk.join()}]]`;
}

const towns = readTowns();
const cells = cellsOf(towns.filter(({ isPart }) => !isPart));
const spellings = readSpellings();
const lists = listsOf([...towns.map((town) => listedTown(town, spellings(town))), ...readParks(towns)]);

const lines = [
  ...chunksOf(
    'place_cells',
    cells.map((cell) => [cell.cell, cellTowns(cell)]),
  ),
  ...chunksOf(
    'place_lists',
    lists.map(({ key, places }) => [key, places]),
  ),
];
const text = `${lines.join('\n')}\n`;
const file = zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
writeFileSync(placesFile, file);
console.log(
  `${towns.length} towns, ${cells.length} cells, ${lists.length} lists: ${text.length} characters, ${file.length} bytes compressed`,
);
