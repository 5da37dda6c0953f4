-- Metres of legs that rankings leave out are kept beside those that count; tools/app/mend-distances.ts measures old ones.
DROP INDEX `entries_counted`;--> statement-breakpoint
CREATE INDEX `entries_counted` ON `entries` (`recorded_at`,`rock_id`,`metres`) WHERE metres > 0 AND is_too_fast = 0;--> statement-breakpoint
ALTER TABLE `members` ADD `too_fast_metres` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `rocks` ADD `too_fast_metres` integer DEFAULT 0 NOT NULL;