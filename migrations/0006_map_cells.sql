CREATE TABLE `map_cells` (
	`cell` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`latitudes` integer NOT NULL,
	`longitudes` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `rocks` ADD `quadkey` integer;--> statement-breakpoint
CREATE INDEX `rocks_on_map` ON `rocks` (`quadkey`) WHERE status = 'hidden' AND withheld_at IS NULL;
--> statement-breakpoint
-- The quadkey of every hiding place: the bits of row and column in turns, each first spread to every second bit.
UPDATE `rocks` SET `quadkey` = places.quadkey FROM (
	SELECT id, (r4 << 1) | c4 AS quadkey FROM (
		SELECT id, (r3 | (r3 << 1)) & 0x55555555 AS r4, (c3 | (c3 << 1)) & 0x55555555 AS c4 FROM (
			SELECT id, (r2 | (r2 << 2)) & 0x33333333 AS r3, (c2 | (c2 << 2)) & 0x33333333 AS c3 FROM (
				SELECT id, (r1 | (r1 << 4)) & 0x0F0F0F0F AS r2, (c1 | (c1 << 4)) & 0x0F0F0F0F AS c2 FROM (
					SELECT id, (r0 | (r0 << 8)) & 0x00FF00FF AS r1, (c0 | (c0 << 8)) & 0x00FF00FF AS c1 FROM (
						SELECT id, north * 65536 / 360000 - (north = 180000) AS r0, east * 65536 / 360000 - (east = 360000) AS c0 FROM (
							SELECT id, CAST(hidden_latitude * 1000 + 90000.5 AS INTEGER) AS north, CAST(hidden_longitude * 1000 + 180000.5 AS INTEGER) AS east
							FROM `rocks` WHERE hidden_latitude IS NOT NULL
						)
					)
				)
			)
		)
	)
) AS places WHERE places.id = `rocks`.id;
--> statement-breakpoint
-- The rocks that are hidden already, counted at each level.
INSERT INTO `map_cells` (`cell`, `count`, `latitudes`, `longitudes`)
SELECT level * 4294967296 + (quadkey >> (2 * (16 - level))), count(*),
	sum(CAST(hidden_latitude * 1000 + 90000.5 AS INTEGER) - 90000), sum(CAST(hidden_longitude * 1000 + 180000.5 AS INTEGER) - 180000)
FROM `rocks`
CROSS JOIN (SELECT value AS level FROM json_each('[4,6,8,10,12,14]'))
WHERE status = 'hidden' AND withheld_at IS NULL
GROUP BY 1;
