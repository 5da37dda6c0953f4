-- Finds by country and month. The hourly job counts them, those of the past first.
CREATE TABLE `country_finds` (
	`month` text NOT NULL,
	`country` text NOT NULL,
	`finds` integer NOT NULL,
	PRIMARY KEY(`month`, `country`)
) WITHOUT ROWID;
