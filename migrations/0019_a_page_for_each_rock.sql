DROP INDEX `entries_without_town`;--> statement-breakpoint
CREATE INDEX `entries_without_town` ON `entries` (`created_at`) WHERE town IS NULL OR json_array_length(town) = 5 OR (own_latitude IS NOT NULL AND own_town IS NULL);--> statement-breakpoint
ALTER TABLE `rocks` ADD `page` text DEFAULT 'public' NOT NULL;