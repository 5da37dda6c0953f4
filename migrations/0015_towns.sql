CREATE TABLE `place_cells` (
	`cell` integer PRIMARY KEY NOT NULL,
	`towns` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_lists` (
	`key` text PRIMARY KEY NOT NULL,
	`places` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `place_version` (
	`version` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `town_names` (
	`id` integer PRIMARY KEY NOT NULL,
	`names` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `entries` ADD `town` text;--> statement-breakpoint
ALTER TABLE `entries` ADD `own_town` text;--> statement-breakpoint
CREATE INDEX `entries_without_town` ON `entries` (`created_at`) WHERE town IS NULL OR (own_latitude IS NOT NULL AND own_town IS NULL);--> statement-breakpoint
ALTER TABLE `rocks` ADD `hidden_town` text;--> statement-breakpoint
ALTER TABLE `activities` ADD `town` text;