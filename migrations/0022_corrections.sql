CREATE TABLE `retractions` (
	`rock_id` text NOT NULL,
	`seq` integer NOT NULL,
	`action` text NOT NULL,
	`member_id` text NOT NULL,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`location_name` text NOT NULL,
	`town` text,
	`created_at` integer NOT NULL,
	`recorded_at` integer NOT NULL,
	`retracted_at` integer NOT NULL,
	`is_shown` integer NOT NULL,
	PRIMARY KEY(`rock_id`, `seq`),
	FOREIGN KEY (`rock_id`) REFERENCES `rocks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `retractions_member` ON `retractions` (`member_id`);--> statement-breakpoint
ALTER TABLE `rocks` ADD `gap_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `entries_country` ON `entries` (`country`) WHERE country IS NOT NULL;